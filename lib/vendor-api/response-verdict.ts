import { z } from 'zod'

type Outcome = 'yes' | 'no' | 'unknown' | 'nothing'

/** `status` is an error status in the body, 400 to 599. */
export type Verdict = { outcome: Outcome; status: number | undefined }

const yes =
  /^(?:accepted|added|completed?|created|delivered|done|inserted|ok(?:ay)?|pending|processed|queued|received|recorded|registered|saved|sent|stored|submitted|succe(?:eded|ss(?:ful(?:ly)?)?)|true|y(?:es)?)$/
const no =
  /^(?:aborted|bad|blocked|cancell?ed|conflict|declined|den(?:ied|y)|duplicate|err(?:or)?s?|exceeded|exception|expired|fail(?:ed|s|ure)?|false|forbidden|incomplete|invalid|ko|missing|n|no[kt]?|refused|reject(?:ed)?|timeout|un(?:able|auth\w*|available|process\w*|success\w*)|wrong)$/
const noError = /^(?:0|-|false|nil|none|no(?:\s+errors?)?|n\/a|null|ok|success)$/i

const outcomeName = /^(?:is|has|was)?(?:success(?:ful)?|ok|status)$/
const codeName = /^(?:status|error)?code$/
const errorName = /^(?:is|has)?errors?$/

const isRefusal = (number: number) => number >= 400 && number < 600

function classifyText(text: string, isCode: boolean): Outcome {
  const number = Number(/^-?\d+/.exec(text)?.[0] ?? Number.NaN)
  // A code of 0 means no error.
  if (number === 0) return isCode ? 'yes' : 'no'
  if (number < 0 || isRefusal(number)) return 'no'
  if (!Number.isNaN(number))
    return (number === 1 && !isCode) || /^2\d\d\b/.test(text) ? 'yes' : 'unknown'
  const separated = text.replace(/([a-z])([A-Z])/g, '$1 $2')
  const words = `${text} ${separated}`.toLowerCase().split(/[^a-z]+/)
  if (words.some((word) => no.test(word))) return 'no'
  return words.some((word) => yes.test(word)) ? 'yes' : 'unknown'
}

function classifyField([field, value]: readonly [string, unknown]): Outcome {
  const name = field.toLowerCase().replace(/[^a-z]/g, '')
  const isError = errorName.test(name)
  const isCode = codeName.test(name)
  if (!isError && !isCode && !outcomeName.test(name)) return 'nothing'
  if (value === null || value === '') return 'nothing'
  if (typeof value !== 'object') {
    const text = String(value).trim()
    if (isError) return noError.test(text) ? 'nothing' : 'no'
    return classifyText(text, isCode)
  }
  // A thrown error serialises to `{}`, as does an empty `errors`.
  const isNone = Object.keys(value).length === 0 && (Array.isArray(value) || name === 'errors')
  return isNone ? 'nothing' : isError ? 'no' : 'unknown'
}

/**
 * Reads `success`, `ok`, `status`, `code`, `error` and `errors` of a 2xx body in any spelling; a failure wins.
 * Ignores `data`. In a record or an echoed form only clear words count: its `status` may be `married`.
 */
export function readVerdict(body: unknown): Verdict {
  const fields = Object.entries(z.record(z.string(), z.unknown()).safeParse(body).data ?? {})
  const all = fields.map(classifyField)
  const isRecord = fields.some(([name]) => name === '_id' || name === 'phone')
  const outcomes = isRecord ? (['no', 'yes'] as const) : (['no', 'yes', 'unknown'] as const)
  const statuses = fields.filter(([name]) => /^(?:status|code)/i.test(name.trim()))
  return {
    outcome: outcomes.find((one) => all.includes(one)) ?? 'nothing',
    status: statuses.map(([, value]) => Number.parseInt(String(value), 10)).find(isRefusal),
  }
}

/** Own fields first, then a failure inside `data` or a list entry, then a single word. */
export function readReceiptVerdict(receipt: unknown): Verdict {
  const own = readVerdict(receipt)
  if (own.outcome !== 'nothing') return own
  if (typeof receipt !== 'object' || receipt === null) {
    const isNo = no.test(String(receipt).trim().toLowerCase())
    return { outcome: isNo ? 'no' : 'nothing', status: undefined }
  }
  const inside = Object.values(receipt).flat().map(readVerdict)
  return inside.find(({ outcome }) => outcome === 'no') ?? own
}
