import { SchoolDay } from '../content/school-day'
import { SectionHeading } from './section-heading'

export function DayStrip() {
  return (
    <section aria-labelledby="school-day" className="wrap pt-4 md:pt-12">
      <SectionHeading
        id="school-day"
        title="A day here"
        href="/a-day-here"
        hrefLabel="The whole day"
      />
      <SchoolDay isShort />
    </section>
  )
}
