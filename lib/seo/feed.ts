import { escapeUTF8 } from 'entities'
import { Feed } from 'feed'
import { school } from '@/content/school'
import { sortDatesOf } from '@/lib/lists/filters'
import { inSlices } from '@/lib/platform/in-slices'
import { siteUrl } from '@/lib/platform/site-url'
import { anchorHref, recordHref } from '@/lib/routes/anchors'
import { detailOf } from '@/lib/routes/tree'
import type { IsoDate } from '@/lib/school/dates'
import type { SiteNotice } from '@/lib/school/site-notice'
import { stripControls } from '@/lib/text/strip-controls'
import type { RecordDays } from '@/lib/vendor-api/fields'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { descriptionOf, excerptOf } from '@/lib/vendor-api/rich-text'
import { feedTitle } from './metadata'

const maxEntries = 40

/** Date for entries without one; sorts last. */
const earliest = '2020-01-01'

type Entry = {
  id: string
  title: string
  /** Read for the entries of the feed alone: a school has thousands of notices. */
  words: () => string
  path: string
  date: IsoDate
}

const wordsOf = ({ dateText }: RecordDays, words: string) =>
  dateText ? `${dateText}\n${words}` : words

function fromNews(news: News, date: IsoDate): Entry {
  const { uid, title, files } = news
  const path = (files.length === 1 && files[0]?.href) || anchorHref('/news', news)
  const words = () => wordsOf(news, descriptionOf(news).description)
  return { id: `news/${uid}`, title, words, path, date }
}

function fromBlog(post: BlogPost, date: IsoDate): Entry[] {
  const path = recordHref(detailOf('/blog-post'), post.id)
  if (!path) return []
  const words = () => wordsOf(post, excerptOf(post))
  return [{ id: `blog/${post.id}`, title: post.title, words, path, date }]
}

const asHtml = (text: string) => escapeUTF8(stripControls(text))

function fromNotice({ text, since }: SiteNotice): Entry {
  return { id: `notice/${since}`, title: text, words: () => '', path: '/', date: since }
}

const instantOf = (date: IsoDate) => new Date(`${date}T00:00:00+05:30`)

export type FeedSources = {
  notice: SiteNotice | null
  news: readonly News[]
  blog: readonly BlogPost[]
}

export async function atomFeed({ notice, news, blog }: FeedSources): Promise<string> {
  const noticeEntries = notice ? [fromNotice(notice)] : []
  // Atom requires a day of every entry: one without a day gets the day of its neighbour in the list.
  const [newsDays, blogDays] = [sortDatesOf(news), sortDatesOf(blog)]
  const records = [
    ...news.map((item, at) => fromNews(item, newsDays[at] || earliest)),
    ...blog.flatMap((post, at) => fromBlog(post, blogDays[at] || earliest)),
  ]
  const entries = [...noticeEntries, ...new Map(records.map((one) => [one.id, one])).values()]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, maxEntries)
  const home = siteUrl('/')
  const tag = `tag:${new URL(home).hostname},2020:`
  const feed = new Feed({
    id: home,
    title: feedTitle,
    link: home,
    language: 'en-IN',
    generator: school.name,
    copyright: school.name,
    author: { name: school.name },
    updated: instantOf(entries[0]?.date ?? earliest),
    feedLinks: { atom: siteUrl('/feed.xml') },
  })
  await inSlices(entries, ({ id, title, words, path, date }) => {
    const description = asHtml(words()).replaceAll('\n', '<br>')
    feed.addItem({
      id: `${tag}${id}`,
      title: asHtml(title),
      link: siteUrl(path),
      date: instantOf(date),
      ...(description ? { description } : {}),
    })
  })
  return feed.atom1()
}
