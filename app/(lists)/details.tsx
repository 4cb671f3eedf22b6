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
import { pageIn, type Search, textIn } from '@/lib/lists/search'
import { routeOf } from '@/lib/routes/tree'
import { blogPostingLd } from '@/lib/seo/json-ld'
import { type PageFacts, pageMetadata } from '@/lib/seo/metadata'
import { siteUrl } from '@/lib/site-url'
import { isId } from '@/lib/vendor/fields'
import { getAlbum } from '@/lib/vendor/resources/albums'
import { getBlogPost } from '@/lib/vendor/resources/blog'

/** The page of one record by the `id` of its address. An album's photos come in pages, from 1. */
type DetailPage = {
  metadata: (search: Search) => Promise<Metadata>
  render: (search: Search) => Promise<ReactNode>
}

/** Beyond this an address names no page of an album. */
const lastPage = 999

/** The record's id in an address; without one that could be one there is nothing to ask for. */
function idIn(search: Search): string | undefined {
  const id = textIn(search.id)
  return isId(id) ? id : undefined
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
  const find = async (id: string | undefined) => (id ? getAlbum(id) : null)
  return {
    metadata: async (search) => {
      const id = idIn(search)
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
    render: async (search) => {
      const id = idIn(search)
      const found = await find(id)
      return (
        <InnerPage path={path} {...(found ? { heading: found.title } : {})}>
          <AlbumPhotos
            album={found}
            page={Math.min(pageIn(search.page), lastPage)}
            hrefOf={(to) => `${path}?id=${id}${to > 1 ? `&page=${to}` : ''}`}
          />
          <BelowDetail path={path} found={found} />
        </InnerPage>
      )
    },
  }
}

function blog(path: string): DetailPage {
  const find = async (id: string | undefined) => (id ? getBlogPost(id) : null)
  return {
    metadata: async (search) => {
      const id = idIn(search)
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
    render: async (search) => {
      const id = idIn(search)
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

export const galleryAlbum = album('/photo-categories')

export const recentActivity = album('/sub-recent-activities')

export const sportsAlbum = album('/sub-sports-corner')

export const blogPost = blog('/blog-inner')
