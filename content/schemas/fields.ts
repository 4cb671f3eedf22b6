/**
 * Field types of `content/*.yaml`. Title and hint describe a field to the office. A message follows the rejected value:
 * `"x"` and then the message, which says what is wrong and what to enter.
 */
import { z } from 'zod'

/** Returns a field's title and description. */
const about = (title: string, hint?: string) => ({ title, ...(hint ? { description: hint } : {}) })

type TextBounds = {
  min?: number
  max?: number
  /** Names allowed in curly brackets, such as `session` for `{session}`. */
  values?: readonly string[]
}

/** Display text. */
export function text(
  title: string,
  hint?: string,
  { min = 1, max = 400, values = [] }: TextBounds = {},
) {
  const names = values.join('|')
  const instead =
    values.length > 0 ? `write ${values.map((one) => `{${one}}`).join(' or ')}` : 'leave it out'
  return z
    .string('is no text; write words')
    .min(min, `must have ${min} ${min === 1 ? 'character' : 'characters'} or more`)
    .max(max, `must have ${max} characters at most`)
    .regex(
      names ? new RegExp(`^(?:[^{]|\\{(?=(?:${names})\\}))*$`) : /^[^{]*$/,
      `has a curly bracket { that stands for nothing here; ${instead}`,
    )
    .refine(
      (value) => !/^\s*[“‘][^”’]*[”’]?\s*$|^[^“]*[^“\d]”\s*$/.test(value),
      'has curly quotes around it, which would be shown; leave them out',
    )
    .meta(about(title, hint))
}

const pattern = (regex: RegExp, message: string) => (title: string, hint?: string) =>
  z.string(message).regex(regex, message).meta(about(title, hint))

/** Indian telephone number, ten digits. */
export const phone = pattern(
  /^[1-9]\d{9}$/,
  "is no telephone number here; write its ten digits in quotes, without +91, 0 or spaces, such as '9000000001'",
)

export const email = pattern(
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  'is no e-mail address; write one, such as office@school.example',
)

export const postalCode = pattern(
  /^[1-9]\d{5}$/,
  "is no PIN code; write its six digits in quotes, such as '734015'",
)

/** A page or document of this site, or an absolute URL. */
export const address = pattern(
  /^(?:\/[^/\s]\S*|https:\/\/[^\s/]+\.\S+)$/,
  'is no address; write it whole, as the browser shows it, with https:// in front, or that of a page here, such as /our-library',
)

export const pagePath = pattern(
  /^\/[^/\s]\S*$/,
  'is no page; write its address here, such as /our-library',
)

/** A session by its two years, `2026-27`. */
export const session = (title: string, hint?: string) =>
  pattern(/^20\d\d-\d\d$/, 'is no session; write its two years, such as 2026-27')(
    title,
    hint,
  ).refine(
    (value) => (Number(value.slice(2, 4)) + 1) % 100 === Number(value.slice(5)),
    'is no session; write its two years, such as 2026-27',
  )

const isDay = (value: string) =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)

/** A date, `2026-11-21`. */
export const day = (title: string, hint?: string) =>
  pattern(/^\d{4}-\d\d-\d\d$/, 'is no day; write year, month and day, such as 2026-11-21')(
    title,
    hint,
  ).refine(isDay, 'is no day; write year, month and day, such as 2026-11-21')

/** A yearly date, `11-16`. */
export const dayOfYear = (title: string, hint?: string) =>
  pattern(/^\d\d-\d\d$/, 'is no day of the year; write month and day, such as 11-16')(
    title,
    hint,
  ).refine(
    (value) => isDay(`2028-${value}`),
    'is no day of the year; write the month and then the day, such as 11-16',
  )

export const time = pattern(/^\d{1,2}:\d\d [ap]m$/, 'is no time; write it like 8:00 am')

const noAmount =
  'is no amount; write whole rupees in digits, without quotes, comma or ₹, such as 4400, or delete the line if there is none'

export const rupees = (title: string, hint?: string) =>
  z.int(noAmount).min(1, noAmount).max(9_999_999, noAmount).meta(about(title, hint))

export const count = (title: string, hint?: string) => {
  const noNumber = 'is no number; write digits without quotes, such as 160'
  return z.int(noNumber).min(0, noNumber).max(999_999, noNumber).meta(about(title, hint))
}

/** One of a list of words. */
export const choice = <const Choices extends readonly [string, ...string[]]>(
  title: string,
  choices: Choices,
  hint?: string,
) => z.enum(choices, `is none of ${choices.join(', ')}; write one of them`).meta(about(title, hint))

/** Items in display order. */
export const list = <Item extends z.ZodType>(title: string, item: Item, hint?: string) =>
  z
    .array(item, 'is no list; begin each line of it with a hyphen and a space')
    .meta(about(title, hint))

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, hint?: string) =>
  z.strictObject(shape, 'has nothing below it; write its fields there').meta(about(title, hint))

/** Fields that the school must still supply or confirm. The office deletes each line once that is done. */
export const unconfirmed = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  list(
    'Still to be given or confirmed',
    choice('Field', names),
    'What the school has still to give or to confirm. Delete the line of what is right.',
  ).optional()
