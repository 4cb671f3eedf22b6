import type { Part, PartId } from '@/lib/estimate'

/** Greens for what is paid once or yearly, golds for what is monthly, bronzes for the hostel. */
const colours: Record<PartId, { fill: string; fillOpacity?: number }> = {
  registration: { fill: 'var(--color-ink-soft)' },
  admission: { fill: 'var(--color-forest)' },
  annual: { fill: 'var(--color-forest-500)' },
  laboratory: { fill: 'var(--color-leaf)' },
  'hostel-first': { fill: 'var(--color-gold-dark)' },
  'hostel-second': { fill: 'var(--color-gold-dark)', fillOpacity: 0.65 },
  tuition: { fill: 'var(--color-gold)' },
  transport: { fill: 'var(--color-gold-light)' },
}

const width = 1000
const height = 56
const gap = 4

/** The colour that stands for a part in the bar, beside its name; empty for what is not in the bar. */
export function Swatch({ part: { id, amount } }: { part: Part }) {
  if (!amount) return <span className="size-3 shrink-0" />
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="mt-[0.4em] size-3 shrink-0">
      <rect width="12" height="12" rx="3" {...colours[id]} />
    </svg>
  )
}

/** A part's share of the total in whole percent; what is more than nothing is at least 1. */
export function percentOf(amount: number, total: number): number {
  return Math.max(1, Math.round((amount / total) * 100))
}

/** The parts of a total side by side, each as long as its share. The table below says the same in figures. */
export function PartsBar({ parts, total }: { parts: readonly Part[]; total: number }) {
  const priced = parts.flatMap(({ id, name, amount }) => (amount ? [{ id, name, amount }] : []))
  const words = priced.map(({ name, amount }) => `${name} ${percentOf(amount, total)}%`)
  let start = 0
  return (
    <svg
      role="img"
      aria-label={`Parts of the total: ${words.join(', ')}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full sm:h-10"
    >
      {priced.map(({ id, name, amount }) => {
        const x = start
        start += (amount / total) * width
        return (
          <rect
            key={id}
            x={x}
            width={Math.max(2, start - x - gap)}
            height={height}
            {...colours[id]}
          >
            <title>{`${name}: ${percentOf(amount, total)}%`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
