import type { ReactNode } from 'react'
import { blog, type ListWithDetail } from '@/lib/lists/lists'
import { loadRecord, type RecordState } from '@/lib/lists/load-record'
import { siteUrl } from '@/lib/platform/site-url'
import { recordHref } from '@/lib/routes/anchors'
import type { SearchParams } from '@/lib/routes/query-params'
import { routeOf } from '@/lib/routes/tree'
import { blogPostingLd } from '@/lib/seo/json-ld'
import type { Album } from '@/lib/vendor-api/resources/albums'
import { InnerPage } from '../site/inner-page'
import { JsonLd } from '../site/json-ld'
import { Icon } from '../ui/icon'
import { Share } from '../ui/share'
import { TextLink } from '../ui/text-link'
import { AlbumPhotos } from './album-photos'
import { BlogArticle } from './blog-article'
import { BlogFailure } from './blog-failure-client'

type Props = { searchParams: Promise<SearchParams> }

type FrameProps = { state: RecordState<{ id: string | null; title: string }>; children: ReactNode }

function RecordFrame({ state, children }: FrameProps) {
  const { path, list, record } = state
  const href = recordHref(path, record?.id ?? null)
  return (
    <InnerPage path={path} lead={list.lead} heading={record?.title}>
      {children}
      <p className="mt-10 flex flex-wrap gap-x-8 print:hidden">
        <TextLink href={list.path} height="tall">
          <Icon name="back" />
          Back to {routeOf(list.path).title}
        </TextLink>
        {record && href ? (
          <Share url={siteUrl(href)} title={record.title} className="text-link min-h-11" />
        ) : null}
      </p>
    </InnerPage>
  )
}

/** Returns a page component that shows the album whose id is in the URL. */
export function createAlbumPage(list: ListWithDetail<Album, Album>) {
  return async function AlbumPage({ searchParams }: Props) {
    const state = await loadRecord(list, await searchParams)
    const { path, id, record, page } = state
    return (
      <RecordFrame state={state}>
        <AlbumPhotos
          album={record}
          page={page}
          hrefOf={(to) => `${path}?id=${id}${to > 1 ? `&page=${to}` : ''}`}
        />
      </RecordFrame>
    )
  }
}

export async function BlogPostPage({ searchParams }: Props) {
  const state = await loadRecord(blog, await searchParams)
  const { path, id, record } = state
  return (
    <RecordFrame state={state}>
      {record ? <JsonLd data={blogPostingLd(record)} /> : null}
      {record ? <BlogArticle post={record} /> : <BlogFailure url={recordHref(path, id)} />}
    </RecordFrame>
  )
}
