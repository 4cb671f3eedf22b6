import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { openPlaceholders, type Placeholder, school } from '@/content/school'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { Shown } from '@/lib/vendor-api/rich-text'
import { blogPostingLd, breadcrumbLd, eventsLd, homeLd, schoolLd, toJson } from './json-ld'
import { pageMetadata } from './metadata'
import { sitemapEntries } from './sitemap'

const site = 'http://localhost:3000'
const description = 'What this page is about, in a sentence of its own that says enough of it.'

const facts = { path: '/fee-9', title: 'Fees for Class IX', description }
const card = { url: `${site}/cards/fee.jpg`, width: 1200, height: 630 }

it('page metadata has a title, a canonical URL and the Open Graph image of the section', () => {
  const metadata = pageMetadata(facts)
  expect(metadata).toMatchObject({
    title: 'Fees for Class IX | DPS Siliguri',
    alternates: { canonical: `${site}/fee-9` },
    openGraph: { title: facts.title, url: `${site}/fee-9`, type: 'website', images: [card] },
    twitter: { card: 'summary_large_image', images: { url: card.url } },
  })
  expect(metadata.robots).toBeUndefined()
})

it('page metadata lists all languages of a page, including the page’s own', () => {
  const languages = { en: `${site}/at-a-glance`, hi: `${site}/hindi`, bn: `${site}/bengali` }
  for (const path of ['/at-a-glance', '/hindi', '/bengali'])
    expect(pageMetadata({ path, description }).alternates).toMatchObject({ languages })
  expect(pageMetadata({ path: '/fee-9', description }).alternates).not.toHaveProperty('languages')
})

it('page metadata keeps a record’s id in the canonical URL, and puts the record’s photo first', () => {
  const photo = { src: '/media/a1B2c3D4e5F6/1280/photos/a.webp', alt: 'Pupils' }
  const path = '/blog-inner?id=abc'
  const preview = { url: `${site}/media/a1B2c3D4e5F6/preview/photos/a.webp`, alt: 'Pupils' }
  expect(pageMetadata({ ...facts, path, photo, published: '2026-09-02' })).toMatchObject({
    alternates: { canonical: site + path },
    openGraph: {
      type: 'article',
      publishedTime: '2026-09-02',
      images: [preview, { url: `${site}/cards/news.jpg` }],
    },
  })
})

it('a page with `noindex` stays out of search engines, which still follow its links', () => {
  const { robots } = pageMetadata({ path: '/our-library', description, noindex: true })
  expect(robots).toEqual({ index: false, follow: true })
})

const post: BlogPost = {
  id: 'abc',
  title: 'Less </script> is more',
  description: { source: '<p>How it begins</p>' },
  photos: [],
  files: [],
  date: '2026-09-02',
  cover: null,
  coverAlt: '',
}

const event: Shown<SchoolEvent> = {
  uid: 'e1',
  title: 'Annual Day',
  description: 'Songs and plays',
  date: '2026-12-05',
  until: '2026-12-06',
  time: '10:00 am',
  venue: 'Main stage',
  images: ['/media/s/1280/a.jpg', '/media/s/1280/b.jpg'],
  files: [],
}

const all = {
  breadcrumb: breadcrumbLd('/photo-categories', 'Annual Day'),
  post: blogPostingLd(post),
  events: eventsLd([event, { ...event, uid: 'e2', date: null }]),
}

it('structured data escapes “<”, so that no text can end the script element', () => {
  expect(toJson(all.post)).not.toContain('<')
  expect(JSON.parse(toJson(all.post)).headline).toBe(post.title)
})

it('structured data describes the breadcrumb from Home to the heading', () => {
  expect(all.breadcrumb.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'Gallery', item: `${site}/gallery` },
    { '@type': 'ListItem', position: 3, name: 'Annual Day' },
  ])
})

it('structured data describes an event with its venue and all its pictures', () => {
  expect(all.events?.['@graph']).toMatchObject([
    {
      '@type': 'Event',
      name: event.title,
      location: { '@type': 'Place', name: 'Main stage', address: 'Main stage' },
      image: ['a', 'b'].map((name) => `${site}/media/s/preview/${name}.jpg`),
    },
  ])
})

it.each([{ date: null }, { venue: null }, { title: '' }])(
  'structured data omits an event with %j',
  (missing) => expect(eventsLd([{ ...event, ...missing }])).toBeNull(),
)

it.each([
  [{ time: '07:00 am' }, '2026-12-05T07:00:00+05:30', null],
  [{ time: '10:00 am - 12:30 pm' }, '2026-12-05T10:00:00+05:30', '2026-12-05T12:30:00+05:30'],
  [{ time: 'after lunch' }, '2026-12-05', null],
  [{ until: '2026-12-06', time: '10:00 am' }, '2026-12-05', '2026-12-06'],
] as const)('structured data of an event with %j has start %s and end %s', (times, start, end) => {
  const [entry] = eventsLd([{ ...event, until: null, ...times }])?.['@graph'] ?? []
  const days = { startDate: start, endDate: end }
  expect(Object.assign({ endDate: null }, entry)).toMatchObject(days)
})

it('structured data omits contact data that is still a placeholder', () => {
  const text = toJson(homeLd())
  const withheld: [placeholder: Placeholder, value: string][] = [
    ['phones', school.phones[0]?.digits ?? ''],
    ['email', school.email],
    ['address', school.address.street],
    ['address', school.address.postalCode],
    ['map', school.map.link],
    ['links.videoChannel', school.links.videoChannel],
    ['links.socialPage', school.links.socialPage],
  ]
  for (const [placeholder, value] of withheld) {
    expect(text.includes(value), placeholder).toBe(!openPlaceholders.includes(placeholder))
  }
  expect(schoolLd()).toMatchObject({ '@type': 'School', name: 'DPS Siliguri' })
})

const album = { href: '/photo-categories?id=a1', date: '2026-10-01' }

const lists = new Map([
  ['/news', [{ date: '2026-11-30' }, { date: '2026-11-20' }, { date: null }]],
  ['/gallery', [album, { href: null, date: null }]],
  ['/blog-post', null],
])
const entries = await sitemapEntries(lists, '2026-11-21')
const of = (path: string) => entries.find(({ url }) => url === `${site}${path}`)

it('the sitemap lists every page of the page tree except detail pages and the search page', () => {
  const expected = routes.filter(({ kind, path }) => kind !== 'detail' && path !== '/search')
  expect(entries.filter(({ url }) => !url.includes('?'))).toHaveLength(expected.length)
  expect(of('/search')).toBeUndefined()
  expect(of('/blog-inner')).toBeUndefined()
})

it('the sitemap lists records with their date', () => {
  const url = `${site}/photo-categories?id=a1`
  expect(entries.filter((one) => one.url.includes('?'))).toEqual([
    { url, lastModified: '2026-10-01' },
  ])
})

it('the sitemap dates a list by its newest record, and ignores future records', () => {
  expect(of('/news')?.lastModified).toBe('2026-11-20')
  expect(of('/blog-post')?.lastModified).toBeUndefined()
})
