import { z } from 'zod'

type Said = 'yes' | 'no' | 'unknown' | 'nothing'

/** What a body says of the call it answers, and the status of 400 to 599 that it names. */
export type Verdict = { said: Said; status: number | undefined }

const fieldsOf = z.record(z.string(), z.unknown())

const yes =
  /^(?:accepted|added|completed?|created|delivered|done|inserted|ok(?:ay)?|pending|processed|queued|received|recorded|registered|saved|sent|stored|submitted|succe(?:eded|ss(?:ful(?:ly)?)?)|true|y(?:es)?)$/
const no =
  /^(?:aborted|bad|blocked|cancell?ed|conflict|declined|den(?:ied|y)|duplicate|err(?:or)?s?|exceeded|exception|expired|fail(?:ed|s|ure)?|false|forbidden|incomplete|invalid|ko|missing|n|no[kt]?|refused|reject(?:ed)?|timeout|un(?:able|auth\w*|available|process\w*|success\w*)|wrong)$/
const noError = /^(?:0|false|nil|none|no|null|ok|success)?$/i

const isRefusal = (number: number) => number >= 400 && number < 600

function ofNumber(number: number, name: string): Said {
  // Of codes, 0 is that of no error.
  if (number === 0) return name === 'code' ? 'yes' : 'no'
  if (number < 0 || isRefusal(number)) return 'no'
  return number === 1 || (number >= 200 && number < 300) ? 'yes' : 'unknown'
}

/** Of an outcome in words: a number at its beginning counts, then a word that says no, then one that says yes. */
function ofOutcome(value: unknown, name: string): Said {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'object') return 'unknown'
  const text = String(value).trim()
  const number = /^-?\d+/.exec(text)?.[0]
  if (number) return ofNumber(Number(number), name)
  const parted = text.replace(/([a-z])([A-Z])/g, '$1 $2')
  const words = `${text} ${parted}`.toLowerCase().split(/[^a-z]+/)
  if (words.some((word) => no.test(word))) return 'no'
  return words.some((word) => yes.test(word)) ? 'yes' : 'unknown'
}

function ofError(value: unknown, name: string): Said {
  if (typeof value !== 'object' || value === null)
    return noError.test(String(value).trim()) ? 'nothing' : 'no'
  // An error that was thrown is `{}` in JSON, and so is a form's record of none.
  const mayBeEmpty = Array.isArray(value) || name === 'errors'
  return mayBeEmpty && Object.keys(value).length === 0 ? 'nothing' : 'no'
}

const outcomes = ['success', 'ok', 'status', 'statuscode', 'code']
const errors = ['error', 'errors']

function ofField([name, value]: [string, unknown]): Said {
  const known = name.toLowerCase().replace('_', '')
  if (outcomes.includes(known)) return ofOutcome(value, known)
  return errors.includes(known) ? ofError(value, known) : 'nothing'
}

function statusIn(fields: readonly [string, unknown][]): number | undefined {
  const named = fields.filter(([name]) => /^(?:status|code)/i.test(name))
  return named.map(([, value]) => Number.parseInt(String(value), 10)).find(isRefusal)
}

/**
 * What a body says of itself, although its HTTP status is 2xx, in `success`, `ok`, `status`, `code`, `error`
 * and `errors`, however they are spelt: no where one of them does, else yes where one does. What stands inside
 * `data` is a record's. A body that is a record itself, or a form sent back, says no only in words that mean it:
 * its `status` may be `married`.
 */
export function verdictOf(body: unknown): Verdict {
  const fields = Object.entries(fieldsOf.safeParse(body).data ?? {})
  const said = fields.map(ofField)
  const isRecord = fields.some(([name]) => name === '_id' || name === 'phone')
  const strongest = (['no', 'yes', 'unknown'] as const).find((one) => said.includes(one))
  return {
    said: strongest === undefined || (strongest === 'unknown' && isRecord) ? 'nothing' : strongest,
    status: statusIn(fields),
  }
}
