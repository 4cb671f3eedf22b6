import { Feed } from 'feed'
import { school } from '@/content/school'
import { anchorHref, recordHref } from '@/lib/routes/anchors'
import { detailOf } from '@/lib/routes/tree'
import type { IsoDate } from '@/lib/school/dates'
import type { SiteNotice } from '@/lib/school/site-notice'
import { escapeHtml } from '@/lib/text/escape-html'
import { plainOf, type Segments } from '@/lib/text/segments'
import type { BlogSummary } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { feedTitle } from './metadata'

const most = 40

type Entry = { id: string; title: string; words: Segments; path: string; date: IsoDate }

function fromNews(news: News): Entry[] {
  const { date } = news
  if (!date) return []
  const path = news.download ?? anchorHref('/news', news)
  const words = news.segments ?? [news.description]
  return [{ id: `news/${news.uid}`, title: news.title, words, path, date }]
}

function fromBlog({ id, title, excerpt, date }: BlogSummary): Entry[] {
  const path = recordHref(detailOf('/blog-post'), id)
  if (!path || !date) return []
  return [{ id: `blog/${id}`, title, words: [excerpt], path, date }]
}

/** A plain text as the HTML an Atom text construct holds, without what XML cannot hold. */
function asHtml(text: string): string {
  const held = [...text.toWellFormed()].filter(
    (char) => (char >= ' ' || char === '\n') && char !== '\ufffe' && char !== '\uffff',
  )
  return escapeHtml(held.join(''))
}

/** The words that are not struck out, as HTML with their links; those to this site with its address. */
function linkedHtml(words: Segments, siteUrl: (path: string) => string): string {
  const pieces = words.map((one) =>
    typeof one === 'string' ? asHtml(one) : { ...one, text: asHtml(one.text) },
  )
  const html = plainOf(pieces, ({ text, href }) => {
    const address = href.startsWith('/') ? siteUrl(href) : href
    return `<a href="${asHtml(address).replaceAll('"', '&quot;')}">${text}</a>`
  })
  return html.replaceAll('\n', '<br>')
}

function fromNotice({ text, since }: SiteNotice): Entry {
  return { id: `notice/${since}`, title: text, words: [], path: '/', date: since }
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
  for (const { id, title, words, path, date } of entries) {
    feed.addItem({
      id: `${tag}${id}`,
      title: asHtml(title),
      link: siteUrl(path),
      date: instantOf(date),
      ...(plainOf(words) ? { description: linkedHtml(words, siteUrl) } : {}),
    })
  }
  return feed.atom1()
}
