import type { FeeGroup } from '@/content/fees'
import { formatAmount, sumNames, totalOf, yearCost } from '@/lib/school/fees'

export function FeeSums({ group, bus = false }: { group: FeeGroup; bus?: boolean }) {
  const sums = [
    [sumNames.joining, totalOf(group)],
    [sumNames.firstYear, yearCost(group, { year: 'first', bus })],
  ] as const
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      {sums.map(([name, amount]) => (
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
