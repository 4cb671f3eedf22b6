import { fallbacks } from '@/content/fallbacks'
import { formatNewsDate } from '@/lib/school/dates'
import type { News } from '@/lib/vendor-api/resources/news'
import { FileLinks } from '../lists/file-links'
import { DaysText } from '../ui/date-text'
import { Marquee } from '../ui/marquee'
import { MultilingualText } from '../ui/multilingual-text'
import { SectionHeading } from './section-heading'
import { orPlaceholders } from './section-records'

const placeholder: News = {
  uid: '',
  title: fallbacks.highlight,
  description: { source: '' },
  date: null,
  files: [],
}

const placeholders = 2
const secondsPerItem = 5

function Notice({ item }: { item: News }) {
  const [file] = item.files
  const title = (
    <span className="font-semibold leading-snug">
      <MultilingualText text={item.title} />
    </span>
  )
  return (
    <div className="card border-line border-b px-5 py-4">
      {item === placeholder ? null : (
        <p className="font-semibold text-2xs text-gold-dark">
          <DaysText {...item} format={formatNewsDate} />
        </p>
      )}
      {file ? (
        <a href={file.href} className="block min-h-8 hover:underline">
          {title}
        </a>
      ) : (
        title
      )}
      <FileLinks files={item.files.length > 1 ? item.files : []} title={item.title} />
    </div>
  )
}

/** Notices & News: a vertical marquee, two placeholder cards when empty (specification, sections 2, 8). */
export function Notices({ news }: { news: readonly News[] | null }) {
  const shown = orPlaceholders(news, placeholder, placeholders)
  return (
    <section aria-labelledby="notices" className="flex flex-col">
      <SectionHeading id="notices" title="Notices & News" href="/news" hrefLabel="All news" />
      <Marquee
        label="the notices"
        direction="up"
        seconds={shown.length * secondsPerItem}
        className="grow rounded-2xl border border-line bg-white [&_.marquee-pause]:right-3 [&_.marquee-pause]:bottom-3"
      >
        {shown.map((item, index) => (
          <Notice key={index} item={item} />
        ))}
      </Marquee>
    </section>
  )
}
