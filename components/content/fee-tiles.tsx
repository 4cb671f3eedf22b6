import { feeGroups, hostelGroups, unpublishedClasses, whose } from '@/content/fees'
import { formatAmount, formatRupees, hostelTotal, totalOf } from '@/lib/school/fees'
import { Card } from '../ui/card'
import { MultilingualText } from '../ui/multilingual-text'

const tiles = [
  ...feeGroups.map((group) => {
    const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
    return {
      href: group.path,
      title: group.name,
      total: formatAmount(totalOf(group)),
      whose: whose[group.pupils],
      below:
        tuition === null
          ? 'monthly tuition not published'
          : `and ${formatRupees(tuition)} tuition a month`,
    }
  }),
  {
    href: '/hostel-fee',
    title: 'Hostel',
    total: `from ${formatRupees(Math.min(...hostelGroups.map(hostelTotal)))}`,
    whose: 'Boarders of Classes I to IX and XI',
    below: 'in two instalments',
  },
]

/** The ten tiles of the fee hub, each with the total due on joining. */
export function FeeTiles() {
  return (
    <>
      <ul className="wide grid list-none gap-3 p-0 sm:grid-cols-2 sm:gap-4">
        {tiles.map(({ href, title, total, whose: pupils, below }) => (
          <li key={href}>
            <Card
              as="a"
              href={href}
              className="group grid h-full min-[15.5rem]:grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 p-4 text-ink no-underline leading-snug shadow-card hover:border-forest-500 sm:p-5"
            >
              <span className="font-serif font-semibold text-base text-forest group-hover:underline">
                <MultilingualText text={title} />
              </span>
              <span className="font-semibold text-lg tabular-nums min-[15.5rem]:whitespace-nowrap min-[15.5rem]:text-right">
                {total}
              </span>
              <span className="col-span-full mt-1 text-xs text-ink-soft">{pupils}</span>
              <span className="col-span-full text-xs text-ink-soft">{below}</span>
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {unpublishedClasses.join(' and ')}: not published. Please ask the front office.
      </p>
    </>
  )
}
