import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { breadcrumbsOf, routeOf } from '@/lib/routes/tree'
import { MultilingualText } from '../ui/multilingual-text'
import { Breadcrumbs } from './breadcrumbs'

/** What an inner page is made of. */
export type PageProps = {
  /** Canonical path of the page in the tree. */
  path: string
  /** The page's heading; the tree's title when absent. */
  heading?: string
  /** A line below the heading. */
  lead?: ReactNode
  /** The page's picture; forms and lists have none. */
  picture?: PictureName
  /** A sentence of the page's own words, set large in a story. */
  quote?: string
  children: ReactNode
}

/** The columns of the band and of what stands below it: the page and its sidebar. */
export const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12'

type Props = Pick<PageProps, 'path' | 'heading' | 'lead'> & { className: string }

/** Breadcrumb from Home, the one heading, and the line below it. */
export function PageTitle({ path, heading, lead, className }: Props) {
  const route = routeOf(path)
  return (
    <div className="min-w-0">
      <Breadcrumbs crumbs={breadcrumbsOf(path, route.kind === 'detail' ? heading : undefined)} />
      <h1 className={`mt-2 ${className}`}>
        <MultilingualText text={heading ?? route.title} />
      </h1>
      {lead ? <div className="mt-2 max-w-prose text-base">{lead}</div> : null}
    </div>
  )
}
