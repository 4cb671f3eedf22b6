import { Feed } from 'feed'
import { school } from '@/content/school'
import { noticeHref, recordHref } from '@/lib/routes/anchors'
import { detailOf } from '@/lib/routes/tree'
import type { IsoDate } from '@/lib/school/dates'
import type { SiteNotice } from '@/lib/school/site-notice'
import { escapeHtml } from '@/lib/text/escape-html'
import type { FileLink } from '@/lib/vendor-api/media'
import type { BlogSummary } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { feedTitle } from './metadata'

const most = 40

type Entry = {
  id: string
  title: string
  words: string
  path: string
  date: IsoDate
  files?: readonly FileLink[]
}

function fromNews(news: News): Entry[] {
  const { date } = news
  if (!date) return []
  const { uid, title, description: words, files } = news
  return [{ id: `news/${uid}`, title, words, path: noticeHref(news), date, files }]
}

function fromBlog({ id, title, excerpt, date }: BlogSummary): Entry[] {
  const path = recordHref(detailOf('/blog-post'), id)
  if (!path || !date) return []
  return [{ id: `blog/${id}`, title, words: excerpt, path, date }]
}

/** A plain text as the HTML an Atom text construct holds, without what XML cannot hold. */
function asHtml(text: string): string {
  const held = [...text.toWellFormed()].filter(
    (char) => (char >= ' ' || char === '\n') && char !== '\ufffe' && char !== '\uffff',
  )
  return escapeHtml(held.join(''))
}

function fromNotice({ text, since }: SiteNotice): Entry {
  return { id: `notice/${since}`, title: text, words: '', path: '/', date: since }
}

/** The words with links to the files: Atom's enclosures have sizes, which no list names. */
function bodyOf({ words, files = [] }: Entry, home: string): string {
  const links = files.map(({ href, kind }) => {
    const address = escapeHtml(new URL(href, home).href)
    return `<a href="${address}">Download${kind && ` (${kind})`}</a>`
  })
  return [...(words ? [asHtml(words).replaceAll('\n', '<br>')] : []), ...links].join('<br>')
}

/** The start of a day in Siliguri. */
function instantOf(date: IsoDate): Date {
  return new Date(`${date}T00:00:00+05:30`)
}

/** What the feed tells of. */
export type FeedSources = {
  /** What the school says on top of every page. */
  notice: SiteNotice | null
  news: readonly News[]
  blog: readonly BlogSummary[]
}

/**
 * The Atom feed of the school's notice, its news and blog, newest first. `siteUrl` gives the public
 * address of a path. What has no day has no place in it.
 */
export function atomFeed(
  { notice, news, blog }: FeedSources,
  siteUrl: (path: string) => string,
): string {
  const noticed = notice ? [fromNotice(notice)] : []
  const entries = [...noticed, ...news.flatMap(fromNews), ...blog.flatMap(fromBlog)]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, most)
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
    updated: instantOf(entries[0]?.date ?? '2020-01-01'),
    feedLinks: { atom: siteUrl('/feed.xml') },
  })
  for (const entry of entries) {
    const { id, title, path, date } = entry
    const description = bodyOf(entry, home)
    feed.addItem({
      id: `${tag}${id}`,
      title: asHtml(title),
      link: new URL(path, home).href,
      date: instantOf(date),
      ...(description ? { description } : {}),
    })
  }
  return feed.atom1()
}
