import { formatAmount, sumNames } from '@/lib/school/fees'

type Props = {
  /** In rupees; null when a part of it is not published. */
  joining: number | null
  firstYear: number | null
}

export function FeeSums({ joining, firstYear }: Props) {
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      {(
        [
          [sumNames.joining, joining],
          [sumNames.firstYear, firstYear],
        ] as const
      ).map(([name, amount]) => (
        <span key={name} className="grow basis-24 border-current/20 [&+&]:border-l [&+&]:pl-4">
          <span className="block text-2xs opacity-80">{name}</span>
          <span
            className={`block font-semibold tabular-nums ${amount === null ? 'text-base' : 'text-base sm:text-lg'}`}
          >
            {formatAmount(amount)}
          </span>
        </span>
      ))}
    </span>
  )
}
