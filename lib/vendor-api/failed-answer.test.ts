import fc from 'fast-check'
import { expect, it } from 'vitest'
import { verdictOf, verdictOfReceipt } from './failed-answer'

const said = (body: unknown) => verdictOf(body).said

/** A text in letters of any case. */
const spelt = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((capital) => [...text].map((one, at) => (capital[at] ? one.toUpperCase() : one)).join(''))

/** A field of any of the names with any of the values, names and texts in any case. */
function field(names: readonly string[], values: readonly (string | number | boolean)[]) {
  return fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .constantFrom(...values)
        .chain((value) =>
          fc.tuple(spelt(name), typeof value === 'string' ? spelt(value) : fc.constant(value)),
        ),
    )
}

const outcomes = ['success', 'ok', 'status', 'code']
const errors = ['error', 'errors']

const refused = [false, -1, 400, 422, 500, 'false', 'no', 'n', '422', '422 Unprocessable Entity']
const refusedInWords =
  'error|fail|failed|failure|invalid|rejected|denied|not sent|not_found|bad-request|unauthorized|ERR|unsuccessful|Your message was rejected'
const accepted = [true, 1, 200, 201, 'true', 'yes', 'y', '1', '200', '201 Created', '200 OK']
const acceptedInWords =
  'ok|okay|success|successful|successfully|sent|created|accepted|done|submitted|queued|Form submitted successfully'

const no = fc.oneof(
  field(outcomes, [...refused, ...refusedInWords.split('|')]),
  field(['success', 'ok', 'status'], [0, '0']),
  field(errors, [true, 1, 422, 'true', 'yes', '1', 'Mail server down', 'error', 'failed']),
)
const yes = fc.oneof(
  field(['success', 'ok', 'status'], accepted),
  field(outcomes, acceptedInWords.split('|')),
  // Of codes 0 is that of no error, and so 1 is nobody knows what.
  field(['code'], [...accepted.filter((one) => Number(one) !== 1 || one === true), 0, '0']),
)
const nothing = fc.oneof(
  field(errors, [false, 0, '', 'false', 'no', 'none', '0', 'null']),
  field(outcomes, ['']),
)
const unknown = field(outcomes, ['maybe', 'perhaps', 'zzz', 2, 302, 4521, 'A1B2'])

it('a body says no in any usual spelling, whatever else it says', () => {
  const others = fc.array(fc.oneof(yes, nothing, unknown), { maxLength: 2 })
  fc.assert(
    fc.property(no, others, (refusal, more) => {
      const own = refusal[0].toLowerCase()
      const rest = more.filter(([name]) => name.toLowerCase() !== own)
      expect(said(Object.fromEntries([...rest, refusal]))).toBe('no')
    }),
    { numRuns: 1000 },
  )
})

it('a body says yes in any usual spelling, beside errors that are none and words that nobody knows', () => {
  fc.assert(
    fc.property(yes, nothing, ([name, value], [noError, none]) => {
      expect(said({ [noError]: none, [name]: value })).toBe('yes')
      expect(said({ [name]: value, message: 'failed' })).toBe('yes')
    }),
    { numRuns: 1000 },
  )
})

it('a word that nobody knows is neither', () => {
  fc.assert(
    fc.property(unknown, ([name, value]) => {
      expect(said({ [name]: value })).toBe('unknown')
      expect(said({ [name]: value, data: [] })).toBe('unknown')
      expect(said({ [name]: value, [`${name}x`]: 1, error: null })).toBe('unknown')
    }),
  )
})

it.each([
  [{ error: {} }, 'no'],
  [{ error: { code: 5 } }, 'no'],
  [{ errors: ['name'] }, 'no'],
  [{ errors: { name: 'is required' } }, 'no'],
  [{ success: true, error: 'mail server down' }, 'no'],
  [{ success: true, status: 'queued for review', code: 'A1' }, 'yes'],
  [{ statusCode: 400, message: 'no' }, 'no'],
  [{ status_code: 200 }, 'yes'],
  [{ status: { code: 200 } }, 'unknown'],
  [{ error: null }, 'nothing'],
  [{ errors: [] }, 'nothing'],
  [{ errors: {} }, 'nothing'],
  [{ success: null }, 'nothing'],
  [{ data: [] }, 'nothing'],
  [{ data: { status: 'error' } }, 'nothing'],
  [[], 'nothing'],
  [[{ error: 'db' }], 'nothing'],
  ['error', 'nothing'],
  [null, 'nothing'],
])('%j says %s', (given, expected) => {
  expect(said(given)).toBe(expected)
})

it.each([
  { _id: 'b1', title: 'A post', status: 'published' },
  { name: 'Asha', phone: '9000000001', status: 'married' },
])('a record’s own words are none of the answer’s: %j', (record) => {
  expect(said(record)).toBe('nothing')
  expect(said({ ...record, success: false })).toBe('no')
})

it.each([
  [{ status: 500, message: 'no' }, 500],
  [{ status: '404' }, 404],
  [{ success: false, code: '422 Unprocessable' }, 422],
  [{ error: 'duplicate', code: 11000 }, undefined],
  [{ success: false, data: [] }, undefined],
])('%j names the status %s', (given, status) => {
  expect(verdictOf(given)).toEqual({ said: 'no', status })
})

it.each([
  ['{"code":1}', 'unknown'],
  ['{"code":"1"}', 'unknown'],
  ['{"status-code":500}', 'no'],
  ['{"status_code_":500}', 'no'],
  ['{"Status ":"error"}', 'no'],
  ['{"is_success":false}', 'no'],
  ['{"isSuccess":true}', 'yes'],
  ['{"hasError":true}', 'no'],
  ['{"error_code":1}', 'unknown'],
  ['{"error":"No error"}', 'nothing'],
  ['{"errors":"none"}', 'nothing'],
  ['[{"success":false}]', 'no'],
  ['{"data":[{"success":false}]}', 'no'],
  ['{"result":{"success":false}}', 'no'],
  ['{"message":"Thank you","data":{"_id":"a","status":"married"}}', 'nothing'],
  ['false', 'no'],
  ['"error"', 'no'],
  ['"Thank you, no reply is needed"', 'nothing'],
  ['[]', 'nothing'],
])('the receipt %s says %s', (receipt, expected) => {
  expect(verdictOfReceipt(JSON.parse(receipt)).said).toBe(expected)
})
