import type { ReactNode } from 'react'
import { school } from '@/content/school'
import { formatAmount } from '@/lib/school/fees'
import { MultilingualText } from '../ui/multilingual-text'
import { Cell, figureColumn, RowHead, Table, wideColumn } from '../ui/table'

function AmountCell({ amount, className = '' }: { amount: number | null; className?: string }) {
  const weight = amount === null ? 'text-ink-soft' : 'font-semibold'
  return <Cell className={`${figureColumn} ${weight} ${className}`}>{formatAmount(amount)}</Cell>
}

type TableProps = {
  caption: string
  what: string
  between: readonly string[]
  children: ReactNode
}

/** Frame of a fee table for the admission session: caption, headings and the amount column. */
export function FeeFrame({ caption, what, between, children }: TableProps) {
  return (
    <Table
      caption={
        <>
          <MultilingualText text={caption} />,{' '}
          <span className="whitespace-nowrap">session {school.admissionSession}</span>
        </>
      }
      columns={[
        [what],
        ...between.map((heading) => [heading, wideColumn] as const),
        ['Amount', 'text-right'],
      ]}
    >
      {children}
    </Table>
  )
}

type Row = { name: string; between: readonly string[]; amount: number | null }

export function FeeRows({ rows, children }: { rows: readonly Row[]; children?: ReactNode }) {
  return (
    <tbody>
      {children}
      {rows.map(({ name, between, amount }) => (
        <tr key={name}>
          <RowHead>
            {name}
            <span className="block text-ink-soft text-xs sm:hidden">{between.join(' · ')}</span>
          </RowHead>
          {between.map((text) => (
            <Cell key={text} className={wideColumn}>
              {text}
            </Cell>
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
  between: number
  without?: string
}

export function FeeTotal({ amount, between, without }: TotalProps) {
  return (
    <tbody>
      <tr className="bg-forest text-paper [&>*]:border-0 print:[&>*]:border-y">
        <RowHead className="font-semibold">
          Total
          {without ? (
            <span className="block font-normal text-paper/85 text-xs">{without}</span>
          ) : null}
        </RowHead>
        <Cell colSpan={between} className={wideColumn} />
        <AmountCell amount={amount} className="text-base" />
      </tr>
    </tbody>
  )
}

export function FeeNotes({ children }: { children: ReactNode }) {
  return <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-sm">{children}</ul>
}
