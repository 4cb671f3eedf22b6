import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AlbumPhotos } from '@/components/lists/album-photos'
import { BlogArticle } from '@/components/lists/blog-article'
import { BlogFailure } from '@/components/lists/blog-failure-client'
import { InnerPage } from '@/components/site/inner-page'
import { JsonLd } from '@/components/site/json-ld'
import { Icon } from '@/components/ui/icon'
import { Share } from '@/components/ui/share-client'
import { school } from '@/content/school'
import { recordOf } from '@/lib/cache/query'
import { routeOf } from '@/lib/routes/tree'
import { blogPostingLd } from '@/lib/seo/json-ld'
import { type PageFacts, pageMetadata, siteUrl } from '@/lib/seo/metadata'
import { getAlbum } from '@/lib/vendor/resources/albums'
import { getBlogPost } from '@/lib/vendor/resources/blog'

/**
 * The page of one record by its id; without an id that could be one there is nothing to ask for. An
 * album's photos come in pages, from 1.
 */
type DetailPage = {
  metadata: (id: string | undefined) => Promise<Metadata>
  render: (id: string | undefined, page: number) => Promise<ReactNode>
}

type Found = { id: string | null; title: string } | null

type Facts = Omit<PageFacts, 'path' | 'noindex'>

/** What a record's page says of itself; without a record there is nothing to be found. */
function metadataOf(path: string, id: string | undefined, facts: Facts | null): Metadata {
  if (facts && id) return pageMetadata({ ...facts, path: `${path}?id=${id}` })
  const { title } = routeOf(path)
  return pageMetadata({ path, title, description: title, noindex: true })
}

function photoOf(src: string | undefined | null, alt: string): PageFacts['photo'] {
  return src ? { src, alt } : null
}

/** The way back to the list a detail was reached from, and the way on to others. */
function BelowDetail({ path, found }: { path: string; found: Found }) {
  const { parent } = routeOf(path)
  const link = 'text-link inline-flex min-h-11 items-center gap-2 font-semibold'
  return (
    <p className="mt-10 flex flex-wrap gap-x-8 print:hidden">
      {parent ? (
        <a href={parent} className={link}>
          <Icon name="back" />
          Back to {routeOf(parent).title}
        </a>
      ) : null}
      {found?.id ? (
        <Share url={siteUrl(`${path}?id=${found.id}`)} title={found.title} className={link} />
      ) : null}
    </p>
  )
}

function album(path: string): DetailPage {
  const find = async (id: string | undefined) => (id ? recordOf(await getAlbum(id)) : null)
  return {
    metadata: async (id) => {
      const found = await find(id)
      return metadataOf(
        path,
        id,
        found && {
          title: found.title,
          description: found.description || `Photographs of ${school.name}: ${found.title}.`,
          photo: photoOf(found.photos[0], found.title),
        },
      )
    },
    render: async (id, page) => {
      const found = await find(id)
      return (
        <InnerPage path={path} {...(found ? { heading: found.title } : {})}>
          <AlbumPhotos
            album={found}
            page={page}
            hrefOf={(to) => `${path}?id=${id}${to > 1 ? `&page=${to}` : ''}`}
          />
          <BelowDetail path={path} found={found} />
        </InnerPage>
      )
    },
  }
}

function blog(path: string): DetailPage {
  const find = async (id: string | undefined) => (id ? recordOf(await getBlogPost(id)) : null)
  return {
    metadata: async (id) => {
      const found = await find(id)
      return metadataOf(
        path,
        id,
        found && {
          title: found.title,
          description: found.excerpt || `${found.title}, from the blog of ${school.name}.`,
          photo: photoOf(found.cover, found.coverAlt),
          published: found.date,
        },
      )
    },
    render: async (id) => {
      const found = await find(id)
      return (
        <InnerPage path={path} {...(found ? { heading: found.title } : {})}>
          {found ? <JsonLd data={blogPostingLd(found)} /> : null}
          {found ? (
            <BlogArticle post={found} />
          ) : (
            <BlogFailure address={id ? `${path}?id=${id}` : null} />
          )}
          <BelowDetail path={path} found={found} />
        </InnerPage>
      )
    },
  }
}

/** Every detail page, by the first part of its address. */
export const detailPages = new Map<string, DetailPage>([
  ['photo-categories', album('/photo-categories')],
  ['sub-recent-activities', album('/sub-recent-activities')],
  ['sub-sports-corner', album('/sub-sports-corner')],
  ['blog-inner', blog('/blog-inner')],
])
