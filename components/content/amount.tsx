import { registration, transport } from '@/content/fees'
import { formatAmount } from '@/lib/school/fees'

const amounts = { registration, transport } as const

/** An amount of `content/fees.ts` in running text: `<Amount of="transport" />`. */
export function Amount({ of }: { of: keyof typeof amounts }) {
  return formatAmount(amounts[of].amount)
}
