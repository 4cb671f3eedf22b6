import type { ReactNode } from 'react'
import { formatAmount } from '@/lib/fees'
import { cellClass, figureClass, headCellClass, totalRowClass } from '../ui/table'

/** Class of a cell that a phone has no room for. */
export const wide = 'hidden sm:table-cell'

/** An amount in rupees as a cell of a fee table shows it; null for one that is not published. */
export function AmountCell({
  amount,
  className = '',
}: {
  amount: number | null
  className?: string
}) {
  const weight = amount === null ? 'text-ink-soft' : 'font-semibold'
  return (
    <td className={`${cellClass} ${figureClass} ${weight} ${className}`}>{formatAmount(amount)}</td>
  )
}

/** Head of a fee table: what is paid, the columns a phone leaves out, the amount. */
export function FeeHead({ what, between }: { what: string; between: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={headCellClass}>
          {what}
        </th>
        {between.map((name) => (
          <th key={name} scope="col" className={`${headCellClass} ${wide}`}>
            {name}
          </th>
        ))}
        <th scope="col" className={`${headCellClass} text-right`}>
          Amount
        </th>
      </tr>
    </thead>
  )
}

type TotalProps = {
  /** In rupees; null when a part of it is not published. */
  amount: number | null
  /** How many columns a phone leaves out. */
  between: number
  /** What the total leaves out. */
  children?: ReactNode
}

/** The row with what the rows above add up to. */
export function FeeTotal({ amount, between, children }: TotalProps) {
  return (
    <tr className={totalRowClass}>
      <th scope="row" className={`${cellClass} font-semibold`}>
        Total
        {children}
      </th>
      <td colSpan={between} className={`${cellClass} ${wide}`} />
      <AmountCell amount={amount} className="text-base" />
    </tr>
  )
}
