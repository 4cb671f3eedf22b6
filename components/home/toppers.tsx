import { fallbacks } from '@/content/fallbacks'
import type { Topper } from '@/lib/vendor/resources/toppers'
import { SectionHeading } from './section-heading'
import { TopperCarousel } from './topper-carousel-client'

const placeholder: Topper = {
  name: fallbacks.topper,
  stream: 'Subject',
  score: '100%',
  class: '',
  session: '2025-2026',
  photo: null,
}

const placeholders = 6

function ClassToppers({ title, toppers }: { title: string; toppers: readonly Topper[] | null }) {
  const shown = toppers?.length ? toppers : Array<Topper>(placeholders).fill(placeholder)
  return (
    <div className="min-w-0">
      <h3 className="mb-4 text-[1.3rem] text-forest-700">{title}</h3>
      <TopperCarousel label={title} toppers={shown} />
    </div>
  )
}

/** Toppers for Class X and Class XII; six placeholder cards when there are none (specification, sections 2 and 9). */
export function Toppers({
  x,
  xii,
}: {
  x: readonly Topper[] | null
  xii: readonly Topper[] | null
}) {
  return (
    <section aria-labelledby="toppers" className="wrap py-14 md:py-20">
      <SectionHeading
        id="toppers"
        title="Our toppers"
        href="/xii-topper"
        hrefLabel="All XII toppers"
      />
      <div className="grid gap-x-12 gap-y-10 min-[993px]:grid-cols-2">
        <ClassToppers title="Class XII toppers" toppers={xii} />
        <ClassToppers title="Class X toppers" toppers={x} />
      </div>
    </section>
  )
}
