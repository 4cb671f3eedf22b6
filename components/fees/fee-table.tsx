import type { ReactNode } from 'react'
import {
  type FeeGroup,
  type FeeGroupId,
  type FeeRow,
  feeGroups,
  pupilPhrase,
  registration,
} from '@/content/fees'
import { feeGroup, feeParts, formatAmount, fullName, sumNames, totalOf } from '@/lib/school/fees'
import { FeePortal } from './fee-portal'
import { FeeFrame, FeeRows, FeeTotal } from './fee-rows'
import { hasAdmissionFee, YearCost } from './year-cost'

function Part({ title, rows }: { title: string; rows: readonly FeeRow[] }) {
  return (
    <FeeRows rows={rows}>
      <tr>
        <th
          scope="rowgroup"
          className="px-3.5 pt-4 pb-1 font-semibold text-xs text-gold-dark sm:px-5"
        >
          {title}
        </th>
        <td colSpan={3} />
      </tr>
    </FeeRows>
  )
}

function PupilKinds({ group }: { group: FeeGroup }) {
  if (group.pupils === 'all') return null
  const entries = (['own', 'outsider'] as const).flatMap((pupils) =>
    feeGroups.filter((one) => one.pupils === pupils && one.classes[0] === group.classes[0]),
  )
  return (
    <nav aria-label="Whose fees" className="mb-5 print:hidden">
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((at) => (
          <li key={at.id}>
            <a
              href={at.path}
              aria-current={at === group ? 'page' : undefined}
              className="flex min-h-12 items-center justify-between gap-3 rounded-xl border border-line bg-white px-4 py-2 font-semibold text-forest leading-snug no-underline hover:bg-mist aria-[current=page]:border-forest aria-[current=page]:bg-mist"
            >
              {pupilPhrase[at.pupils]}
              <span className="font-normal text-ink-soft tabular-nums">
                {formatAmount(totalOf(at))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Notes({ group, children }: { group: FeeGroup; children?: ReactNode }) {
  return (
    <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-sm">
      {children ? <li>{children}</li> : null}
      {hasAdmissionFee(group) ? (
        <li>
          The admission fee is paid once, when your child joins. Yearly charges are paid in every
          session.
        </li>
      ) : null}
      <li>
        The total does not include the registration and processing fee of{' '}
        {formatAmount(registration.amount)} and the monthly fees.
      </li>
      <li>
        The registration and processing fee is paid online. It is non-refundable and
        non-transferable.
      </li>
      <li>{sumNames.firstYear} counts registration and twelve months’ tuition.</li>
      {group.rows.some(({ amount }) => amount === null) ? (
        <li>Where the table says “Not published”, please ask the accounts office.</li>
      ) : null}
    </ul>
  )
}

/**
 * Fees of some classes: particulars, type, frequency, amount, due dates and their total. `children` is an extra note
 * below the table.
 */
export function FeeTable({ group: id, children }: { group: FeeGroupId; children?: ReactNode }) {
  const group = feeGroup(id)
  const { application, admission, monthly } = feeParts(group)
  return (
    <div className="wide break-inside-avoid">
      <PupilKinds group={group} />
      <YearCost group={group} />
      <FeeFrame caption={fullName(group)}>
        <Part title="With the application" rows={application} />
        <Part title={sumNames.joining} rows={admission} />
        <FeeTotal
          amount={totalOf(group)}
          without={`${sumNames.joining}, without registration and monthly fees`}
        />
        <Part title="Every month" rows={monthly} />
      </FeeFrame>
      <Notes group={group}>{children}</Notes>
      <div className="mt-6">
        <FeePortal />
      </div>
    </div>
  )
}
