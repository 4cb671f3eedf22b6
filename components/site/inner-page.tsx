import type { ReactNode } from 'react'
import { breadcrumbsOf, routeOf, sidebarLinks } from '@/lib/routes/tree'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { MultilingualText } from '../ui/multilingual-text'
import { Breadcrumbs } from './breadcrumbs'
import { JsonLd } from './json-ld'
import { QuickLinks } from './quick-links'

type Props = {
  /** Canonical path of the page in the tree. */
  path: string
  /** The page's heading; the tree's title when absent. */
  heading?: string
  /** A line below the heading. */
  lead?: ReactNode
  children: ReactNode
}

/** Every inner page: breadcrumb from Home, one heading, content, Quick Links at the right. */
export function InnerPage({ path, heading, lead, children }: Props) {
  const route = routeOf(path)
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <JsonLd data={breadcrumbLd(path, heading)} />
      <div className="border-line border-b bg-paper-dark">
        <div className="wrap pt-4 pb-7 md:pt-6 md:pb-10">
          <Breadcrumbs
            crumbs={breadcrumbsOf(path, route.kind === 'detail' ? heading : undefined)}
          />
          <h1 className="mt-3 max-w-3xl text-3xl text-forest md:text-4xl">
            <MultilingualText text={heading ?? route.title} />
          </h1>
          {lead ? <div className="mt-2 max-w-prose text-base text-ink-soft">{lead}</div> : null}
        </div>
      </div>
      <div className="wrap grid gap-12 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">{children}</div>
        <div className="print:hidden">
          <QuickLinks links={sidebarLinks(route.sidebar)} current={path} />
        </div>
      </div>
    </main>
  )
}
