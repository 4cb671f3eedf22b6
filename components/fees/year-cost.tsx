import type { FeeGroup } from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { formatRupees, yearCost } from '@/lib/school/fees'

/** Whether a group pays an admission fee. */
export const hasAdmissionFee = ({ rows }: FeeGroup) => rows.some(({ type }) => type === 'Admission')

type Year = readonly [name: string, year: 'first' | 'later']

/**
 * The years of a group. One class has no later year: without what is paid once it costs those who come from the
 * class below, and the school's first class has none below.
 */
function yearsOf(group: FeeGroup): Year[] {
  if (!hasAdmissionFee(group)) return [['The year', 'first']]
  if (group.classes.length > 1)
    return [
      ['First year', 'first'],
      ['Each later year', 'later'],
    ]
  const isLowest = group.classes[0] === admissionClasses[0]
  return [['First year', 'first'], ...(isLowest ? [] : [['For our own pupils', 'later'] as const])]
}

/** What a day pupil of a group pays in a year, every fee counted in. */
export function YearCost({ group }: { group: FeeGroup }) {
  const years = yearsOf(group)
  return (
    <dl className="mb-5 grid gap-2 sm:grid-cols-2">
      {[true, false].map((bus) => (
        <div key={String(bus)} className="rounded-2xl bg-forest px-4 py-3 text-paper sm:px-5">
          <dt className="text-gold-light text-xs">
            In all, {bus ? 'with the school bus' : 'without the bus'}
          </dt>
          {years.map(([name, year]) => {
            const amount = yearCost(group, { year, bus })
            return amount === null ? null : (
              <dd key={year} className="flex flex-wrap items-baseline justify-between gap-x-4">
                {name}
                <span className="font-semibold text-lg tabular-nums">{formatRupees(amount)}</span>
              </dd>
            )
          })}
        </div>
      ))}
    </dl>
  )
}
