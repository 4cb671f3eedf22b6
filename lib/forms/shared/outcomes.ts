import { Counter } from 'prom-client'
import type { Failure } from '@/lib/cache/backoff'
import { singleton } from '@/lib/platform/singleton'
import { type FormState, formNames } from './state'

type FormFailure = Failure & { form: string; at: string }

const lastFailure = () =>
  singleton('last form not sent', () => ({ failure: null as FormFailure | null }))

export function formOutcomes(): Counter<'form' | 'outcome'> {
  return singleton('form outcomes', () => {
    const outcomes = new Counter({
      name: 'site_forms_total',
      help: 'Submissions by form and outcome. "failed": no success response from the vendor.',
      labelNames: ['form', 'outcome'],
      registers: [],
    })
    // Prometheus' increase() ignores the first value of a new series, so these start at zero.
    for (const form of [...formNames, 'certificate'])
      for (const outcome of ['sent', 'failed']) outcomes.inc({ form, outcome }, 0)
    return outcomes
  })
}

export function countState(form: string, state: FormState): void {
  formOutcomes().inc({ form, outcome: state.status === 'refused' ? state.reason : state.status })
}

export function recordFailure(form: string, failure: Failure): void {
  lastFailure().failure = { ...failure, form, at: new Date().toISOString() }
}

export async function formFacts() {
  const { values } = await formOutcomes().get()
  const counts = values.flatMap(({ labels: { form, outcome }, value }) =>
    value > 0 ? [[`${form} ${outcome}`, value] as const] : [],
  )
  return { ...Object.fromEntries(counts), lastNotSent: lastFailure().failure }
}
