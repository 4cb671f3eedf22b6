import { beforeEach, expect, it, vi } from 'vitest'
import { countState, formFacts, noteNotSent } from './outcomes'

beforeEach(() => {
  globalThis.singletons?.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 9, 30) })
})
it('submissions are counted by form and what became of them', async () => {
  countState('contact', { status: 'sent' })
  countState('contact', { status: 'sent' })
  countState('contact', { status: 'invalid', errors: {} })
  countState('career', { status: 'refused', reason: 'honeypot', message: '' })
  expect(await formFacts()).toEqual({
    'contact sent': 2,
    'contact invalid': 1,
    'career honeypot': 1,
    lastNotSent: null,
  })
})

it('an operator is told when and why the vendor last did not take one', async () => {
  noteNotSent('contact', { reason: 'timeout' })
  noteNotSent('admission', { reason: 'status', status: 500 })
  const at = '2026-11-22T09:30:00.000Z'
  expect(await formFacts()).toEqual({
    lastNotSent: { form: 'admission', reason: 'status', status: 500, at },
  })
})
