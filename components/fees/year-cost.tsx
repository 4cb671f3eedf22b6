import type { FeeGroup } from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { busWords, formatRupees, yearCost } from '@/lib/school/fees'
import { FeeSums } from './fee-sums'

export const hasAdmissionFee = ({ rows }: FeeGroup) => rows.some(({ type }) => type === 'Admission')

/**
 * Labels the cost without one-time fees. Nobody spends a second year in a group of one class, so only our own pupils, who
 * come from the class below, pay this. The youngest class has no class below.
 */
function laterYear(group: FeeGroup): string | null {
  if (!hasAdmissionFee(group)) return null
  if (group.classes.length > 1) return 'Each later year'
  return group.classes[0] === admissionClasses[0] ? null : 'For our own pupils'
}

/** Cost for a day pupil of a group: on joining, and a year without and with the bus. */
export function YearCost({ group }: { group: FeeGroup }) {
  const later = laterYear(group)
  return (
    <dl className="mb-5 grid gap-2 sm:grid-cols-2">
      {[false, true].map((bus) => {
        const laterCost = yearCost(group, { year: 'later', bus })
        return (
          <div key={String(bus)} className="rounded-2xl bg-forest px-4 py-3 text-paper sm:px-5">
            <dt className="text-gold-light text-xs first-letter:uppercase">{busWords(bus)}</dt>
            <dd>
              <FeeSums group={group} bus={bus} />
            </dd>
            {later && laterCost !== null ? (
              <dd className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
                {later}
                <span className="font-semibold tabular-nums">{formatRupees(laterCost)}</span>
              </dd>
            ) : null}
          </div>
        )
      })}
    </dl>
  )
}
