import { fallbacks } from '@/content/fallbacks'
import { formatNewsDate } from '@/lib/dates'
import { newsAnchor, newsHref } from '@/lib/lists/places'
import type { News } from '@/lib/vendor/resources/news'
import { Icon } from '../ui/icon'
import { Share } from '../ui/share-client'
import { Words } from '../ui/words'
import type { CardProps } from './filter-list-client'

const action = 'text-link inline-flex min-h-8 items-center gap-2 font-semibold print:hidden'

/** One news item: its day, title, words, and the file that comes with it. */
export function NewsCard({ item, site }: CardProps<News>) {
  return (
    <article
      id={newsAnchor(item)}
      className="grid scroll-mt-4 target:bg-mist gap-x-6 gap-y-1 border-line border-b py-5 md:grid-cols-[11rem_1fr]"
    >
      <p className="font-semibold text-[0.9rem] text-gold-dark tracking-wide md:pt-1">
        {item.date ? <time dateTime={item.date}>{formatNewsDate(item.date)}</time> : fallbacks.date}
      </p>
      <div>
        <h2 className="text-[1.3rem] text-forest">
          <Words text={item.title} />
        </h2>
        {item.description ? (
          <p className="mt-1">
            <Words text={item.description} />
          </p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {item.download ? (
            <a href={item.download} className={action}>
              <Icon name="download" />
              Download
              <span className="sr-only">
                : <Words text={item.title} />
              </span>
            </a>
          ) : null}
          <Share url={site + newsHref(item)} title={item.title} className={action} />
        </p>
      </div>
    </article>
  )
}
