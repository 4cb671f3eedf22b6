import type { ReactNode } from 'react'
import type { PageView } from '@/content/routes'
import { routeOf } from '@/lib/routes/tree'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { Picture } from '../ui/picture'
import { HubBand } from './hub-band'
import { JsonLd } from './json-ld'
import { PageLinks, PreviousNext } from './page-links'
import { columns, isOfRecords, type PageProps } from './page-title'
import { RecordBand } from './record-band'
import { StoryBand } from './story-band'
import { TaskBand } from './task-band'

const bands: Record<PageView, (page: PageProps) => ReactNode> = {
  task: TaskBand,
  story: StoryBand,
  hub: HubBand,
  record: RecordBand,
}

export function InnerPage(props: PageProps) {
  const route = routeOf(props.path)
  const page = { lang: route.lang, ...props }
  const { path, heading, picture, lang, children } = page
  const { view, section } = route
  const Band = bands[view]
  return (
    <main id="content" tabIndex={-1} data-section={section} className="outline-none">
      <JsonLd data={breadcrumbLd(path, heading)} />
      <Band {...page} />
      <div className={`wrap py-6 md:py-10 ${columns} ${isOfRecords(route) ? 'of-records' : ''}`}>
        <div className="min-w-0">
          {children}
          {view === 'story' ? <PreviousNext path={path} /> : null}
        </div>
        <div className="mt-12 grid grid-cols-1 content-start gap-6 lg:mt-0 print:hidden">
          {view === 'task' && picture ? (
            <Picture
              name={picture}
              sizes="(min-width: 1024px) 18rem, (min-width: 500px) 28rem, 92vw"
              className="aspect-[3/2] w-full rounded-2xl object-cover max-lg:max-w-md"
            />
          ) : null}
          <PageLinks path={path} lang={lang} />
        </div>
      </div>
    </main>
  )
}
