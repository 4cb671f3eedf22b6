import { expect, it } from 'vitest'
import type { SiteNotice } from '@/lib/school/site-notice'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { atomFeed } from './feed'

const news = (given: Partial<News>): News => ({
  uid: 'n1',
  title: 'Winter timings',
  description: { source: 'From Monday.' },
  date: '2026-11-09',
  files: [],
  ...given,
})

const pdf = { href: '/media/files/a.pdf', kind: 'PDF' }

const blog = (given: Partial<BlogPost>): BlogPost => ({
  id: 'b1',
  title: 'Sacks',
  description: { source: 'One hundred and forty.' },
  date: '2026-09-02',
  cover: null,
  coverAlt: '',
  photos: [],
  files: [],
  ...given,
})

const feedOf = (allNews: News[], posts: BlogPost[] = [], notice: SiteNotice | null = null) =>
  atomFeed({ notice, news: allNews, blog: posts })

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map((match) => match[1] ?? '')

const part = (entry: string | undefined, pattern: RegExp) => pattern.exec(entry ?? '')?.[1]

it('the Atom feed lists news and blog posts newest first, with permanent ids', async () => {
  const entries = entriesOf(await feedOf([news({})], [blog({ date: '2026-11-10' })]))
  expect(entries.map((entry) => part(entry, /<id>(.*)<\/id>/))).toEqual([
    'tag:localhost,2020:blog/b1',
    'tag:localhost,2020:news/n1',
  ])
  expect(part(entries[1], /<updated>(.*)<\/updated>/)).toBe('2026-11-08T18:30:00.000Z')
})

it('the Atom feed links a post to its page, and a news item to its file or its entry in the list', async () => {
  const xml = await feedOf(
    [news({ files: [pdf] }), news({ uid: 'n2', date: '2026-10-01' })],
    [blog({})],
  )
  const hrefs = entriesOf(xml).map((entry) => part(entry, /href="(.*?)"/))
  expect(hrefs).toEqual([
    'http://localhost:3000/media/files/a.pdf',
    'http://localhost:3000/news?year=2026&amp;month=10#news-n2',
    'http://localhost:3000/blog-inner?id=b1',
  ])
})

it('the Atom feed begins with the notice of the site', async () => {
  const notice = { text: 'School is closed', since: '2026-11-12', until: '2026-11-13' }
  const [first] = entriesOf(await feedOf([news({})], [], notice))
  expect(part(first, /<title type="html"><!\[CDATA\[(.*)\]\]><\/title>/)).toBe('School is closed')
  expect(part(first, /href="(.*?)"/)).toBe('http://localhost:3000/')
})

it('the Atom feed omits posts without a page, and lists each entry once', async () => {
  expect(entriesOf(await feedOf([], [blog({ id: null })]))).toEqual([])
  expect(entriesOf(await feedOf([], [blog({}), blog({})]))).toHaveLength(1)
})

it('the Atom feed keeps undated news in the vendor’s order, and shows the vendor’s text as the date', async () => {
  const undated = news({ uid: 'n2', date: null, dateText: '20 or 21 Nov' })
  const entries = entriesOf(
    await feedOf([news({ date: '2026-11-10' }), undated, news({ uid: 'n3' })]),
  )
  const ids = entries.map((entry) => part(entry, /<id>.*news\/(.*)<\/id>/))
  expect(ids).toEqual(['n1', 'n2', 'n3'])
  expect(entries[1]).toContain('20 or 21 Nov<br>')
  expect(entriesOf(await feedOf([undated]))).toHaveLength(1)
})

it('the Atom feed contains no character that XML does not allow', async () => {
  const odd = 'a\u0000\u001b\ufffe\uffff\ud83c]]><entry>\n&'
  const xml = await feedOf([news({ title: odd, description: { source: odd } })])
  expect(xml).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]/u)
  expect(xml.isWellFormed()).toBe(true)
  expect(xml.match(/<entry>/g)).toHaveLength(1)
})
