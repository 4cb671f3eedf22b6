/**
 * Field types of `content/*.yaml`. Title and hint describe a field to the office. A message follows the rejected value,
 * `"x"`, and says what to enter.
 */
import { z } from 'zod'
import { valueAt } from './issues'

const about = (title: string, hint?: string) => ({ title, ...(hint ? { description: hint } : {}) })

/** Such as “The school’s pool” or ‘The boys’ hostel’, also if one of the two quotes is missing. A 6” ruler is right. */
const quoted = /^\s*(?:“[^”]*”?|‘(?:[^‘]*’|(?:[^’]|’\p{L})*))\s*$|^[^“]*[^“\d]”\s*$/u

type TextBounds = {
  min?: number
  max?: number
  /** Names allowed in curly brackets, such as `session` for `{session}`. */
  values?: readonly string[]
}

export function text(
  title: string,
  hint?: string,
  { min = 1, max = 400, values = [] }: TextBounds = {},
) {
  const names = values.join('|')
  const instead =
    values.length > 0 ? `Enter ${values.map((one) => `{${one}}`).join(' or ')}` : 'Delete it'
  return z
    .string('is not text. Enter words')
    .min(min, `must have ${min} ${min === 1 ? 'character' : 'characters'} or more`)
    .max(max, `must have ${max} characters or fewer`)
    .regex(
      names ? new RegExp(`^(?:[^{]|\\{(?=(?:${names})\\}))*$`) : /^[^{]*$/,
      `has a curly bracket { that means nothing here. ${instead}`,
    )
    .refine(
      (value) => !quoted.test(value),
      'has curly quotes, which would show on the page. Delete them',
    )
    .meta(about(title, hint))
}

export const pattern =
  (regex: RegExp, message: string, isRight: (value: string) => boolean = () => true) =>
  (title: string, hint?: string) =>
    z.string(message).regex(regex, message).refine(isRight, message).meta(about(title, hint))

/** Indian telephone number, ten digits. */
export const phone = pattern(
  /^[1-9]\d{9}$/,
  'is not a valid phone number. Enter its ten digits, without +91, 0 or spaces, such as 9000000001',
)

export const email = pattern(
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  'is not a valid email address. Enter one such as office@school.example',
)

export const postalCode = pattern(
  /^[1-9]\d{5}$/,
  'is not a valid PIN code. Enter its six digits, such as 734015',
)

/** A page or document of this site, or an absolute URL. */
export const address = pattern(
  /^(?:\/[^/\s]\S*|https:\/\/[^\s/]+\.\S+)$/,
  'is not a valid link. Enter a page of this site, such as /our-library, or a full address that begins with https://',
)

export const pagePath = pattern(
  /^\/[^/\s]\S*$/,
  'is not a page of this site. Enter its path, such as /our-library',
)

/** A session by its two years, `2026-27`. */
export const session = pattern(
  /^20\d\d-\d\d$/,
  'is not a session. Enter two consecutive years, such as 2026-27',
  (value) => (Number(value.slice(2, 4)) + 1) % 100 === Number(value.slice(5)),
)

const isDay = (value: string) =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)

/** A date, `2026-11-21`. */
export const day = pattern(
  /^2\d{3}-\d\d-\d\d$/,
  'is not a date. Enter year, month and day, such as 2026-11-21',
  isDay,
)

/** A yearly date, `11-16`. */
export const dayOfYear = pattern(
  /^\d\d-\d\d$/,
  'is not a day of the year. Enter the month and then the day, such as 11-16',
  (value) => isDay(`2028-${value}`),
)

export const time = pattern(
  /^(?:[1-9]|1[0-2]):[0-5]\d [ap]m$/,
  'is not a time. Enter it like 8:00 am',
)

/** Returns a `time` as text that sorts by the clock. */
const sortable = (time: string) =>
  time.slice(-2) + time.slice(0, -3).replace('12:', '0:').padStart(5, '0')

export const isEarlier = (one: string, other: string) => sortable(one) < sortable(other)

const noAmount =
  'is not an amount. Enter whole rupees in digits only, such as 4400, or nothing if there is none'

export const rupees = (title: string, hint?: string) =>
  z.int(noAmount).min(1, noAmount).max(9_999_999, noAmount).meta(about(title, hint))

export const count = (title: string, hint?: string) => {
  const noNumber = 'is not a number. Enter digits only, such as 160'
  return z.int(noNumber).min(0, noNumber).max(999_999, noNumber).meta(about(title, hint))
}

export const choice = <const Choices extends readonly [string, ...string[]]>(
  title: string,
  choices: Choices,
  hint?: string,
) =>
  z
    .enum(choices, `is not a valid choice. Enter one of ${choices.join(', ')}`)
    .meta(about(title, hint))

/** Fields by which the rows of a list differ; the first that a row has counts. */
const keys = ['id', 'section', 'letter', 'session', 'name']

export const list = <Item extends z.ZodType>(title: string, item: Item, hint?: string) =>
  z
    .array(item, 'is not a list. Begin each of its lines with a hyphen and a space')
    .superRefine((rows, context) => {
      const paths = rows.map((row) => keys.filter((key) => valueAt(row, [key])).slice(0, 1))
      const names = rows.map((row, at) => valueAt(row, paths[at] ?? []))
      for (const [at, path] of paths.entries())
        if (names.indexOf(names[at]) < at)
          context.addIssue({
            code: 'custom',
            path: [at, ...path],
            message: 'stands twice in its list. Delete or change one of the two',
          })
    })
    .meta(about(title, hint))

/** Message for a list whose rows the code looks up. */
export const fixedList = 'is a fixed list: do not add or remove rows'

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, hint?: string) =>
  z.strictObject(shape, 'is empty. Enter its fields below it').meta(about(title, hint))

/** Fields that the school must still supply or confirm. The office deletes each line once that is done. */
export const unconfirmed = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  list(
    'Still to be given or confirmed',
    choice('Field', names),
    'What the school has still to give or to confirm. Remove what is right.',
  ).optional()
