import { feeGroups, hostelGroups, pupilPhrase, unpublishedNote } from '@/content/fees'
import { formatRupees, hostelTotal } from '@/lib/school/fees'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { FeeSums } from './fee-sums'

const parts = [
  ['Pre-Nursery to Class IX', 'all'],
  [`Class XI, ${pupilPhrase.own.toLowerCase()}`, 'own'],
  [`Class XI, ${pupilPhrase.outsider.toLowerCase()}`, 'outsider'],
] as const

const groups = [
  ...parts.map(([heading, pupils]) => ({
    heading,
    tiles: feeGroups
      .filter((group) => group.pupils === pupils)
      .map((group) => {
        const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
        return {
          href: group.path,
          title: group.name,
          amounts: <FeeSums group={group} />,
          below:
            tuition === null
              ? 'monthly tuition not published'
              : `then ${formatRupees(tuition)} tuition a month`,
        }
      }),
  })),
  {
    heading: 'Boarders',
    tiles: [
      {
        href: '/hostel-fee',
        title: 'Hostel',
        amounts: null,
        below: `Both instalments from ${formatRupees(Math.min(...hostelGroups.map(hostelTotal)))}, Classes I to IX and XI`,
      },
    ],
  },
]

export function FeeTiles() {
  return (
    <>
      {groups.map(({ heading, tiles }) => (
        <section key={heading} className="wide">
          <h2 className="text-accent text-lg md:text-xl">{heading}</h2>
          <ul className="mt-3 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4">
            {tiles.map(({ href, title, amounts, below }) => (
              <li key={href}>
                <Card
                  as="a"
                  href={href}
                  className="group block h-full px-[min(1rem,4vw)] py-2.5 text-ink no-underline leading-snug shadow-card hover:border-forest-500 sm:px-5 sm:py-4"
                >
                  <span className="flex items-center justify-between gap-[min(0.75rem,2vw)] wrap-anywhere font-semibold font-serif text-base text-forest group-hover:underline">
                    <MultilingualText text={title} />
                    <Icon name="next" className="text-gold-dark" />
                  </span>
                  {amounts}
                  <span className="mt-0.5 block text-2xs text-ink-soft">{below}</span>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-sm">{unpublishedNote}</p>
    </>
  )
}
