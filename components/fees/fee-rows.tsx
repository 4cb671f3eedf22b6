import type { ReactNode } from 'react'
import { school } from '@/content/school'
import { formatAmount } from '@/lib/school/fees'
import { MultilingualText } from '../ui/multilingual-text'
import { Cell, figureColumn, RowHead, Table, wideColumn } from '../ui/table'

function AmountCell({ amount, className = '' }: { amount: number | null; className?: string }) {
  const weight = amount === null ? 'text-ink-soft' : 'font-semibold'
  return <Cell className={`${figureColumn} ${weight} ${className}`}>{formatAmount(amount)}</Cell>
}

/** Frame of a fee table for the admission session: caption and headings (specification, section 2). */
export function FeeFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Table
      caption={
        <>
          <MultilingualText text={caption} />,{' '}
          <span className="whitespace-nowrap">session {school.admissionSession}</span>
        </>
      }
      columns={[
        ['Particulars'],
        ['Type', wideColumn],
        ['Frequency', wideColumn],
        ['Amount', 'text-right'],
      ]}
    >
      {children}
    </Table>
  )
}

type Row = { particulars: string; type: string; frequency: string; amount: number | null }

export function FeeRows({ rows, children }: { rows: readonly Row[]; children?: ReactNode }) {
  return (
    <tbody>
      {children}
      {rows.map(({ particulars, type, frequency, amount }) => (
        <tr key={particulars}>
          <RowHead>
            {particulars}
            <span className="block text-ink-soft text-xs sm:hidden">{`${type} · ${frequency}`}</span>
          </RowHead>
          <Cell className={wideColumn}>{type}</Cell>
          <Cell className={wideColumn}>{frequency}</Cell>
          <AmountCell amount={amount} />
        </tr>
      ))}
    </tbody>
  )
}

/** `amount` is in rupees; null when a part of it is not published. */
export function FeeTotal({ amount, without }: { amount: number | null; without?: string }) {
  return (
    <tbody>
      <tr className="bg-forest text-paper [&>*]:border-0 print:[&>*]:border-y">
        <RowHead className="font-semibold">
          Total
          {without ? (
            <span className="block font-normal text-paper/85 text-xs">{without}</span>
          ) : null}
        </RowHead>
        <Cell colSpan={2} className={wideColumn} />
        <AmountCell amount={amount} className="text-base" />
      </tr>
    </tbody>
  )
}
