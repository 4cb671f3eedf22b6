import type { answers } from '@/content/search'
import type { NavLink } from '@/lib/routes/tree'
import type { IsoDate } from '@/lib/school/dates'
import { formatAmount } from '@/lib/school/fees'

export type AnswerRow = { label: string; value: string; href?: string }

export type Answer = {
  page: NavLink
  text: string
  rows: AnswerRow[]
  button: NavLink | null
  links: NavLink[]
}

export type Question = { text: string; searchTerms: readonly string[]; today: IsoDate }

export type Figures = Partial<Answer> & Pick<Answer, 'rows'>

export type FiguresOf = AnswerRow[] | ((question: Question) => Figures | Promise<Figures>)

export const maxRows = 3

export const amountRow = (label: string, amount: number | null): AnswerRow => ({
  label,
  value: formatAmount(amount),
})

export type Card = Omit<(typeof answers)[number], 'figures'> & { rows: FiguresOf }
