import { expect, it } from 'vitest'
import { failedAnswer } from './failed-answer'

it.each<[unknown, number | undefined]>([
  [{ success: false, data: [] }, undefined],
  [{ success: false, message: 'Database unreachable' }, undefined],
  [{ error: 'validation failed' }, undefined],
  [{ error: { code: 5 } }, undefined],
  [{ status: 500, message: 'no' }, 500],
  [{ status: '404' }, 404],
])('%j says that the call failed', (body, status) => {
  expect(failedAnswer(body)).toEqual({ status })
})

it.each([
  [[]],
  [[{ error: 'db' }]],
  [{ data: [] }],
  [{ success: true, error: null, status: 200 }],
  [{ status: 'ok', data: [] }],
  [{ error: '' }],
  [{ error: false }],
  ['text'],
  [null],
])('%j does not', (body) => {
  expect(failedAnswer(body)).toBeNull()
})
