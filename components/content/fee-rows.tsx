import type { ReactNode } from 'react'
import { school } from '@/content/school'
import { formatAmount } from '@/lib/school/fees'
import {
  captionClass,
  cellClass,
  figureClass,
  headCellClass,
  tableClass,
  tableFrameClass,
  totalRowClass,
} from '../ui/table'

/** Class of a cell that a phone has no room for. */
const wide = 'hidden sm:table-cell'

/** An amount in rupees as a cell of a fee table shows it; null for one that is not published. */
function AmountCell({ amount, className = '' }: { amount: number | null; className?: string }) {
  const weight = amount === null ? 'text-ink-soft' : 'font-semibold'
  return (
    <td className={`${cellClass} ${figureClass} ${weight} ${className}`}>{formatAmount(amount)}</td>
  )
}

type FrameProps = {
  caption: string
  /** Heading of the first column: what is paid. */
  what: string
  /** Headings of the columns a phone leaves out. */
  between: readonly string[]
  children: ReactNode
}

/** A table of fees of the admission session around its rows: caption, headings and the column of amounts. */
export function FeeFrame({ caption, what, between, children }: FrameProps) {
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption className={captionClass}>
          {caption}, <span className="whitespace-nowrap">session {school.admissionSession}</span>
        </caption>
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
        {children}
      </table>
    </div>
  )
}

/** A row of a fee table. A phone has `between` below the name; `amount` is rupees, null when not published. */
type Row = { name: string; between: readonly string[]; amount: number | null }

/** Rows of a fee table; `children` is a row above them. */
export function FeeRows({ rows, children }: { rows: readonly Row[]; children?: ReactNode }) {
  return (
    <tbody>
      {children}
      {rows.map(({ name, between, amount }) => (
        <tr key={name}>
          <th scope="row" className={`${cellClass} font-normal`}>
            {name}
            <span className="block text-xs text-ink-soft sm:hidden">{between.join(' · ')}</span>
          </th>
          {between.map((text) => (
            <td key={text} className={`${cellClass} ${wide}`}>
              {text}
            </td>
          ))}
          <AmountCell amount={amount} />
        </tr>
      ))}
    </tbody>
  )
}

type TotalProps = {
  /** In rupees; null when a part of it is not published. */
  amount: number | null
  /** How many columns a phone leaves out. */
  between: number
  /** What the total leaves out. */
  without?: string
}

/** The row with what the rows above add up to. */
export function FeeTotal({ amount, between, without }: TotalProps) {
  return (
    <tbody>
      <tr className={totalRowClass}>
        <th scope="row" className={`${cellClass} font-semibold`}>
          Total
          {without ? (
            <span className="block font-normal text-xs text-paper/85">{without}</span>
          ) : null}
        </th>
        <td colSpan={between} className={`${cellClass} ${wide}`} />
        <AmountCell amount={amount} className="text-base" />
      </tr>
    </tbody>
  )
}
