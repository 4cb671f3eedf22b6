import { fallbacks } from '@/content/fallbacks'
import type { Path } from '@/content/routes'
import { recordsUrl } from '@/lib/routes/records-url'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TextLink } from '../ui/text-link'
import { SectionHeading } from './section-heading'
import { orPlaceholders } from './section-records'
import { TopperCarousel } from './topper-carousel-client'

const placeholder: Topper = {
  name: fallbacks.topper,
  stream: 'Subject',
  score: '100%',
  class: null,
  session: '2025-2026',
  photo: null,
  files: [],
}

const placeholders = 6
const maxToppers = 6

type ClassProps = { title: string; href: Path; toppers: readonly Topper[] | null }

function ClassToppers({ title, href, toppers }: ClassProps) {
  const shown = orPlaceholders(toppers, placeholder, placeholders)
  const all = shown.length > maxToppers ? recordsUrl(href) : null
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="text-lg text-forest-700">{title}</h3>
        <TextLink href={href} height="compact">
          See all
          <span className="sr-only">: {title}</span>
        </TextLink>
      </div>
      <TopperCarousel label={title} first={shown.slice(0, maxToppers)} all={all} />
    </div>
  )
}

/** Toppers for Class X and Class XII; six placeholder cards when there are none (specification, sections 2 and 9). */
export function Toppers({ x, xii }: Record<'x' | 'xii', readonly Topper[] | null>) {
  return (
    <section
      aria-labelledby="toppers"
      className="below-screen wrap py-4 [--delay:0.7s] [--tall:26rem] md:py-16 lg:[--tall:17rem]"
    >
      <SectionHeading id="toppers" title="Our toppers" />
      <div className="grid gap-x-12 gap-y-4 min-[993px]:grid-cols-2">
        <ClassToppers title="Class X toppers" href="/x-topper" toppers={x} />
        <ClassToppers title="Class XII toppers" href="/xii-topper" toppers={xii} />
      </div>
    </section>
  )
}
