import { Count } from '@/lib/metrics/count'
import { singleton } from '@/lib/singleton'
import type { Failure } from '@/lib/vendor-api/errors'
import type { FormState } from './state'

type NotSent = Failure & { form: string; at: number }

const outcomes = () =>
  singleton('form outcomes', () => ({ count: new Count(), notSent: null as NotSent | null }))

/** Counts what became of a submission. */
export function countOutcome(form: string, outcome: string): void {
  outcomes().count.add([form, outcome])
}

/** What a form's state is counted as: `sent`, `invalid`, or why it was refused. */
export function countState(form: string, state: FormState): void {
  countOutcome(form, state.status === 'refused' ? state.reason : state.status)
}

/** Notes why the vendor did not take one. */
export function noteNotSent(form: string, why: Failure): void {
  outcomes().notSent = { ...why, form, at: Date.now() }
}

/** Submissions since the start by form and outcome. */
export function formCount(): Count {
  return outcomes().count
}

/** The same for an operator, with the last one that the vendor did not take. */
export function formFacts() {
  const { count, notSent } = outcomes()
  const counts: Record<string, number> = {}
  for (const { labels, value } of count.entries()) counts[labels.join(' ')] = value
  return {
    ...counts,
    lastNotSent: notSent && { ...notSent, at: new Date(notSent.at).toISOString() },
  }
}
