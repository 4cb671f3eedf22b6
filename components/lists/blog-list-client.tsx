'use client'

import type { PostSummary } from '@/lib/lists/blog'
import { recordHref } from '@/lib/routes/anchors'
import { DaysText } from '../ui/date-text'
import { VendorImage } from '../ui/vendor-image'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { RecordCard } from './record-card'

const sizes = '(min-width: 1280px) 27rem, (min-width: 640px) 45vw, 92vw'

function BlogCard({ item: post, detail, isEager }: CardProps<PostSummary>) {
  return (
    <RecordCard
      href={recordHref(detail, post.id)}
      when={<DaysText {...post} />}
      title={post.title}
      text={post.excerpt}
      picture={
        <VendorImage
          src={post.cover}
          fallback="blog"
          alt={post.coverAlt}
          width={640}
          height={360}
          sizes={sizes}
          className="aspect-[16/9] w-full bg-mist object-cover"
          priority={isEager}
        />
      }
    />
  )
}

export function BlogList({ initial }: ListProps<PostSummary>) {
  return (
    <FilterList
      initial={initial}
      Card={BlogCard}
      listClass="grid gap-3 sm:grid-cols-2 sm:gap-5"
      loadingText="Loading blogs..."
      emptyText="No blogs found."
    />
  )
}
