import { fallbacks } from '@/content/fallbacks'
import { recordHref } from '@/lib/lists/anchors'
import { formatDate } from '@/lib/school/dates'
import type { BlogCard } from '@/lib/vendor-api/resources/blog'
import { MultilingualText } from '../ui/multilingual-text'
import { StandIn } from '../ui/stand-in'
import { VendorImage } from '../ui/vendor-image'
import type { CardProps } from './filter-list-client'

const sizes = '(min-width: 1280px) 27rem, (min-width: 640px) 45vw, 92vw'
const photo = 'aspect-[16/9] w-full object-cover bg-mist'

/** A blog post of the list: cover, day, author, title and how it begins. */
export function BlogTile({ item, detail, isFirst }: CardProps<BlogCard>) {
  const href = recordHref(detail, item.id)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-white shadow-card">
      {item.cover ? (
        <VendorImage
          src={item.cover}
          alt={item.coverAlt}
          width={640}
          height={360}
          sizes={sizes}
          className={photo}
          priority={isFirst}
        />
      ) : (
        <StandIn name="blog" className={photo} />
      )}
      <div className="grow p-5">
        <p className="flex flex-wrap gap-x-4 font-semibold text-xs text-gold-dark">
          {item.date ? (
            <time dateTime={item.date}>{formatDate(item.date)}</time>
          ) : (
            <span>{fallbacks.date}</span>
          )}
          {item.author ? (
            <span className="text-ink-soft">
              {'By '}
              <MultilingualText text={item.author} />
            </span>
          ) : null}
        </p>
        <h2 className="mt-1 text-lg text-forest">
          {href ? (
            <a href={href} className="after:absolute after:inset-0 hover:underline">
              <MultilingualText text={item.title} />
            </a>
          ) : (
            <MultilingualText text={item.title} />
          )}
        </h2>
        {item.excerpt ? (
          <p className="mt-2 text-ink-soft">
            <MultilingualText text={item.excerpt} />
          </p>
        ) : null}
      </div>
    </article>
  )
}
