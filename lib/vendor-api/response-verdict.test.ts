import { expect, it } from 'vitest'
import { readReceiptVerdict, readVerdict } from './response-verdict'

const outcomeOf = (body: unknown) => readVerdict(body).outcome

const inAnyCase = (text: string) => [
  ...new Set([text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)]),
]

/** Combines all names and values, in lower, upper and title case. */
function fields(names: string, values: readonly unknown[]): [string, unknown][] {
  const spellings = values.flatMap((value) =>
    typeof value === 'string' ? inAnyCase(value) : [value],
  )
  return names
    .split(' ')
    .flatMap(inAnyCase)
    .flatMap((name) => spellings.map((value): [string, unknown] => [name, value]))
}

const words = (text: string) => text.split('|')

const refused = [false, -1, 400, 422, 500, ...words('false|no|n|422|422 Unprocessable Entity')]
const refusedInWords = words(
  'error|fail|failed|failure|invalid|rejected|denied|not sent|not_found|bad-request|unauthorized|ERR|unsuccessful|Your message was rejected',
)
const reported = words('true|yes|1|Mail server down|error|failed')
const accepted = [true, 200, 201, ...words('true|yes|y|200|201 Created|200 OK')]
const acceptedInWords = words(
  'ok|okay|success|successful|successfully|sent|created|accepted|done|submitted|queued|Form submitted successfully',
)

it.each<['no' | 'yes' | 'unknown' | 'nothing', [string, unknown][]]>([
  [
    'no',
    [
      ...fields('success ok status code', [...refused, ...refusedInWords]),
      ...fields('success ok status', [0, '0']),
      ...fields('error errors', [true, 1, 422, ...reported]),
    ],
  ],
  [
    'yes',
    [
      ...fields('success ok status code', [...accepted, ...acceptedInWords]),
      ...fields('success ok status', [1, '1']),
      ...fields('code', [0, '0']),
    ],
  ],
  ['unknown', fields('success ok status code', [...words('maybe|perhaps|zzz|A1B2'), 2, 302, 4521])],
  ['nothing', fields('error errors', [false, 0, null, ...words('|false|no|none|0|null')])],
])(
  'recognises every spelling of the outcome "%s" in a vendor response, whatever its other fields contain',
  (expected, all) => {
    for (const [name, value] of all) {
      const beside = name.toLowerCase() === 'success' ? { ok: true } : { success: true }
      const others =
        expected === 'no' ? { ...beside, error: null } : { message: 'failed', data: [] }
      expect([name, value, outcomeOf({ ...others, [name]: value })]).toEqual([
        name,
        value,
        expected,
      ])
    }
  },
)

it.each([
  [{ errors: ['name'] }, 'no'],
  [{ errors: { name: 'is required' } }, 'no'],
  [{ success: true, error: 'mail server down' }, 'no'],
  [{ success: true, status: 'queued for review', code: 'A1' }, 'yes'],
  [{ status: { code: 200 } }, 'unknown'],
  [{ error: null }, 'nothing'],
  [{ data: { status: 'error' } }, 'nothing'],
  [[{ error: 'db' }], 'nothing'],
  [null, 'nothing'],
  // A record's status is not the response's.
  [{ _id: 'b1', title: 'A post', status: 'published' }, 'nothing'],
  [{ phone: '9000000001', status: 'married' }, 'nothing'],
  [{ phone: '9000000001', status: 'married', success: false }, 'no'],
])('parses the outcome of the vendor response %j as "%s"', (body, expected) => {
  expect(outcomeOf(body)).toBe(expected)
})

it.each([
  ['{"status-code":500}', 'no'],
  ['{"Status ":"error"}', 'no'],
  ['{"hasError":true}', 'no'],
  ['{"error_code":1}', 'unknown'],
  ['{"error":"No error"}', 'nothing'],
  ['[{"success":false}]', 'no'],
  ['{"result":{"success":false}}', 'no'],
  ['{"message":"Thank you","data":{"_id":"a","status":"married"}}', 'nothing'],
  ['false', 'no'],
  ['"Thank you, no reply is needed"', 'nothing'],
])('parses the outcome of a submission from the response %s: "%s"', (receipt, expected) => {
  expect(readReceiptVerdict(JSON.parse(receipt)).outcome).toBe(expected)
})
