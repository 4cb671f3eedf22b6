'use client'

import { recordHref } from '@/lib/routes/anchors'
import type { BlogSummary } from '@/lib/vendor-api/resources/blog'
import { Card } from '../ui/card'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { Byline } from './byline'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { RecordTitle } from './record-title'

const sizes = '(min-width: 1280px) 27rem, (min-width: 640px) 45vw, 92vw'

/** A blog post of the list: cover, day, author, title and how it begins. */
function BlogCard({ item: post, detail, isFirst }: CardProps<BlogSummary>) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden shadow-card">
      <VendorImage
        src={post.cover}
        standIn="blog"
        alt={post.coverAlt}
        width={640}
        height={360}
        sizes={sizes}
        className="aspect-[16/9] w-full bg-mist object-cover"
        priority={isFirst}
      />
      <div className="grow p-5">
        <p className="flex flex-wrap gap-x-4 font-semibold text-xs text-gold-dark">
          <Byline {...post} />
        </p>
        <h2 className="mt-1 text-lg text-forest">
          <RecordTitle href={recordHref(detail, post.id)} title={post.title} />
        </h2>
        <p className="mt-2 text-ink-soft empty:hidden">
          <MultilingualText text={post.excerpt} />
        </p>
      </div>
    </Card>
  )
}

/** The blog posts with their filters. */
export function BlogList({ initial }: ListProps<BlogSummary>) {
  return (
    <FilterList
      initial={initial}
      Card={BlogCard}
      listClass="grid gap-6 sm:grid-cols-2"
      loadingText="Loading blogs..."
      emptyText="No blogs found."
    />
  )
}
