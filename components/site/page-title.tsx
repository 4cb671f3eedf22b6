import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import type { Route } from '@/content/routes'
import type { StoryLayout } from '@/content/schemas/page'
import { breadcrumbsOf, routeOf } from '@/lib/routes/tree'
import { MultilingualText } from '../ui/multilingual-text'
import { Breadcrumbs } from './breadcrumbs'

export type PageProps = {
  path: string
  heading?: string | undefined
  lead?: ReactNode
  picture?: PictureName | undefined
  /** Pull quote from the page, set large in a story. */
  quote?: string | undefined
  layout?: StoryLayout | undefined
  /** Language of the labels around the page, if it is not English. */
  lang?: Route['lang']
  children: ReactNode
}

export const isOfRecords = ({ kind }: Route) => kind === 'list' || kind === 'detail'

/** Grid shared by the band and the page with its sidebar below. */
export const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12'

type Props = Pick<PageProps, 'path' | 'heading' | 'lead'> & { className: string }

export function PageTitle({ path, heading, lead, className }: Props) {
  const route = routeOf(path)
  return (
    <div className="min-w-0">
      <Breadcrumbs crumbs={breadcrumbsOf(path, route.kind === 'detail' ? heading : undefined)} />
      <h1 className={`mt-2 ${className}`}>
        <MultilingualText text={heading ?? route.title} />
      </h1>
      {lead ? (
        // Hidden on phones, where a list begins with its newest record.
        <div
          className={`mt-2 max-w-measure text-base ${isOfRecords(route) ? 'max-md:hidden' : ''}`}
        >
          {typeof lead === 'string' ? <p>{lead}</p> : lead}
        </div>
      ) : null}
    </div>
  )
}
