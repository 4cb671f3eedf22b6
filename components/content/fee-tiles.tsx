import { feeGroups, hostelGroups, unpublishedClasses, whose } from '@/content/fees'
import { formatAmount, formatRupees, hostelTotal, totalOf } from '@/lib/school/fees'
import { Card } from '../ui/card'

type TileProps = { href: string; title: string; whose: string; total: string; below: string }

function Tile({ href, title, whose, total, below }: TileProps) {
  return (
    <li>
      <Card
        as="a"
        href={href}
        className="group grid h-full min-[15.5rem]:grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 p-4 text-ink no-underline leading-snug shadow-card hover:border-forest-500 sm:p-5"
      >
        <span className="font-serif font-semibold text-base text-forest group-hover:underline">
          {title}
        </span>
        <span className="font-semibold text-lg tabular-nums min-[15.5rem]:whitespace-nowrap min-[15.5rem]:text-right">
          {total}
        </span>
        <span className="col-span-full mt-1 text-xs text-ink-soft">{whose}</span>
        <span className="col-span-full text-xs text-ink-soft">{below}</span>
      </Card>
    </li>
  )
}

/** The ten tiles of the fee hub, each with the total due on joining. */
export function FeeTiles() {
  const smallest = Math.min(...hostelGroups.map(hostelTotal))
  return (
    <>
      <ul className="wide grid list-none gap-3 p-0 sm:grid-cols-2 sm:gap-4">
        {feeGroups.map((group) => {
          const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
          return (
            <Tile
              key={group.id}
              href={group.path}
              title={group.name}
              whose={whose[group.pupils]}
              total={formatAmount(totalOf(group))}
              below={
                tuition === null
                  ? 'monthly tuition not published'
                  : `and ${formatRupees(tuition)} tuition a month`
              }
            />
          )
        })}
        <Tile
          href="/hostel-fee"
          title="Hostel"
          whose="Boarders of Classes I to IX and XI"
          total={`from ${formatRupees(smallest)}`}
          below="in two instalments"
        />
      </ul>
      <p className="text-sm">
        {unpublishedClasses.join(' and ')}: not published. Please ask the front office.
      </p>
    </>
  )
}
