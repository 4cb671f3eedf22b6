import { feeGroups, transport } from '@/content/fees'
import { school } from '@/content/school'
import { yearAfter } from '@/lib/estimate'
import { formatAmount, monthsOf, yearOf } from '@/lib/fees'
import { AmountCell, wide } from '../content/fee-rows'
import { captionClass, cellClass, headCellClass, tableClass, tableFrameClass } from '../ui/table'

const whose = {
  all: '',
  own: 'Students of our school',
  outsider: 'Students from other schools',
} as const

/** What a day pupil pays in the first year and in the year after, class by class, each with its fee page. */
export function YearsByClass() {
  const busYear = transport.amount && transport.amount * monthsOf(transport.frequency).length
  return (
    <section aria-labelledby="by-class" className="mt-8">
      <h2 id="by-class" className="text-xl text-forest">
        What a year costs, class by class
      </h2>
      <div className={`mt-4 ${tableFrameClass}`}>
        <table className={tableClass}>
          <caption className={captionClass}>
            At home, without the school bus,{' '}
            <span className="whitespace-nowrap">session {school.admissionSession}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={headCellClass}>
                Class
              </th>
              <th scope="col" className={`${headCellClass} text-right`}>
                First year
              </th>
              <th scope="col" className={`${headCellClass} ${wide} text-right`}>
                The year after
              </th>
            </tr>
          </thead>
          <tbody>
            {feeGroups.map((group) => {
              const first = yearOf(group, { year: 'first', bus: false })
              const next = yearAfter(group)
              return (
                <tr key={group.id}>
                  <th scope="row" className={`${cellClass} font-normal`}>
                    <a href={group.path} className="text-link">
                      {group.name}
                    </a>
                    <span className="block text-xs text-ink-soft">{whose[group.pupils]}</span>
                    <span className="block text-xs text-ink-soft sm:hidden">
                      The year after: {formatAmount(next)}
                    </span>
                  </th>
                  <AmountCell amount={first} />
                  <AmountCell amount={next} className={wide} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-sm">
        <li>
          Tuition is counted for twelve months, and with the first year the registration and the
          admission fee, which are paid once.
        </li>
        <li>The school bus is {formatAmount(busYear)} a year more, for every class.</li>
        <li>
          What the hostel costs is under{' '}
          <a href="/hostel-fee" className="text-link">
            Hostel Fee
          </a>
          .
        </li>
      </ul>
    </section>
  )
}
