import { facts } from '@/content/facts'
import { SampleMark } from './sample-mark'

const { hours, officeHours, unconfirmed } = facts

const rows = [
  ['School in summer', `${hours.summer.from} to ${hours.summer.to}`],
  ['School in winter', `${hours.winter.from} to ${hours.winter.to}`],
  ['Front office', officeHours],
] as const

const isUnconfirmed = unconfirmed?.some((name) => name === 'hours' || name === 'officeHours')

export function SchoolHours() {
  return (
    <div>
      {isUnconfirmed ? <SampleMark what="these hours" /> : null}
      <dl className="grid content-start gap-3">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
