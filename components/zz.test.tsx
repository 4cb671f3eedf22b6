import { mkdirSync, writeFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { it } from 'vitest'
import BlogPage from '@/app/(lists)/blog-post/page'
import EventsPage from '@/app/(lists)/events/page'
import GalleryPage from '@/app/(lists)/gallery/page'
import NewsPage from '@/app/(lists)/news/page'
import XIIPage from '@/app/(lists)/xii-topper/page'
import HomePage from '@/app/page'
import { ContentPage } from '@/components/content/content-page'
import { contentPage } from '@/components/content/pages'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'

const out = '/tmp/shots41/site'
it('renders', { timeout: 120000 }, async () => {
  mkdirSync(out, { recursive: true })
  const save = (name: string, page: ReactElement) =>
    writeFileSync(
      `${out}/${name}.html`,
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css"></head><body>${renderToString(
        <>
          <Header />
          {page}
          <Footer />
        </>,
      )}</body></html>`,
    )
  const none = { params: Promise.resolve({}), searchParams: Promise.resolve({}) } as never
  for (const [name, page] of [
    ['events', EventsPage],
    ['news', NewsPage],
    ['gallery', GalleryPage],
    ['blog-post', BlogPage],
    ['xii-topper', XIIPage],
  ] as const)
    save(name, await page(none))
  save('home', await HomePage())
  for (const slug of [
    'fee-structure',
    'our-mission',
    'our-founding-father',
    'students-testimonials',
    'parents-testimonials',
    'our-laboratory',
    'bus-tracking',
    'e-prospectus',
    'principal-speaks',
    'school-uniform',
    'about-us',
    'our-transport-system',
    'our-hostel',
    'academics',
    'activities',
    'admission',
    'greetings-messages',
    'hall-of-Fame',
    'infrastructure-facilities',
  ])
    save(slug, <ContentPage path={`/${slug}`} page={contentPage(slug)} />)
})
