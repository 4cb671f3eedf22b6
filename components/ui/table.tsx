import type { ReactNode } from 'react'

export const wideColumn = 'hidden sm:table-cell'

export const figureColumn = 'whitespace-nowrap text-right tabular-nums'

const cell = 'border-line border-b px-3.5 py-3 align-top sm:px-5'

type Props = {
  id?: string
  caption: ReactNode
  columns: readonly (readonly [heading: string, className?: string])[]
  children: ReactNode
  className?: string
  note?: ReactNode
}

/** Table that fits a phone, and scrolls when a visitor's text spacing makes it too wide. */
export function Table({ id, caption, columns, children, className = '', note }: Props) {
  return (
    <div className="wide overflow-x-auto rounded-2xl border border-line bg-white shadow-card print:rounded-none print:shadow-none">
      <table id={id} className={`w-full border-collapse text-left leading-snug ${className}`}>
        <caption className="px-3.5 pt-4 pb-3 text-left font-semibold font-serif text-forest text-lg sm:px-5">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(([heading, looks = '']) => (
              <th
                key={heading}
                scope="col"
                className={`border-line border-b bg-mist px-3.5 py-2.5 font-semibold text-forest text-xs sm:px-5 ${looks}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      {note}
    </div>
  )
}

type CellProps = { children?: ReactNode; className?: string; colSpan?: number }

export function RowHead({ children, className = 'font-normal' }: CellProps) {
  return (
    <th scope="row" className={`${cell} ${className}`}>
      {children}
    </th>
  )
}

export function Cell({ children, className = '', colSpan }: CellProps) {
  return (
    <td colSpan={colSpan} className={`${cell} ${className}`}>
      {children}
    </td>
  )
}
