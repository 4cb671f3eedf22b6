import 'server-only'
import type { LabelValues, Registry } from 'prom-client'
import { listFacts } from '@/lib/cache/lists'
import { forms } from '@/lib/forms/forms'
import { formCount } from '@/lib/forms/shared/outcomes'
import { vendorCalls } from '@/lib/vendor-api/calls'
import type { Count } from './count'
import { counter, gauge, type Sample, single } from './samples'

function samplesOf<Label extends string>(
  count: Count,
  name: (labels: readonly string[]) => LabelValues<Label>,
): Sample<Label>[] {
  return count.entries().map(({ labels, value }) => ({ labels: name(labels), value }))
}

/** Calls of the vendor by resource and outcome. */
export function aboutVendor(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_vendor_calls_total',
      help: 'Calls of the vendor by resource, and "answered" or why not',
      labelNames: ['resource', 'outcome'],
    },
    () =>
      samplesOf(vendorCalls().calls, ([resource, outcome]) => ({
        resource: resource ?? '',
        outcome: outcome ?? '',
      })),
  )
  counter(
    registers,
    {
      name: 'site_vendor_call_seconds_total',
      help: 'How long calls of the vendor took together',
      labelNames: ['resource'],
    },
    () => samplesOf(vendorCalls().seconds, ([resource]) => ({ resource: resource ?? '' })),
  )
}

/** How old each list is, and how often it failed. */
export function aboutLists(registers: Registry[]): void {
  const ofLists = (pick: (facts: ReturnType<typeof listFacts>[string]) => number | null) => () =>
    Object.entries(listFacts()).flatMap(([list, facts]) => {
      const value = pick(facts)
      return value === null ? [] : [{ labels: { list }, value }]
    })
  const age = ofLists(({ ageSeconds }) => ageSeconds)
  gauge(
    registers,
    { name: 'site_list_age_seconds', help: 'How old a list is', labelNames: ['list'] },
    age,
  )
  gauge(
    registers,
    { name: 'site_list_records', help: 'Records of a list', labelNames: ['list'] },
    ofLists(({ records }) => records),
  )
  gauge(
    registers,
    {
      name: 'site_list_failures',
      help: 'Calls for a list that failed since the last that did not',
      labelNames: ['list'],
    },
    ofLists(({ failure }) => failure?.inARow ?? 0),
  )
  gauge(
    registers,
    { name: 'site_oldest_answer_seconds', help: 'How old the oldest list is that pages show' },
    () => single(Math.max(0, ...age().map(({ value }) => value))),
  )
}

/** A counter that appears with its first event would not be seen to grow. */
const fromTheStart = ['sent', 'failed']

/** Submissions by form and outcome. */
export function aboutForms(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_forms_total',
      help: 'Submissions by form and outcome; "failed" were not taken by the vendor',
      labelNames: ['form', 'outcome'],
    },
    () => [
      ...[...forms.map(({ name }) => name), 'certificate'].flatMap((form) =>
        fromTheStart.map((outcome) => ({ labels: { form, outcome }, value: 0 })),
      ),
      ...samplesOf(formCount(), ([form, outcome]) => ({
        form: form ?? '',
        outcome: outcome ?? '',
      })),
    ],
  )
}
