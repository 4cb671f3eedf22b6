import { z } from 'zod'
import { schoolDay } from '@/lib/school/dates'
import { readDay } from '@/lib/school/read-days'
import { toAsciiDigits } from '@/lib/text/digits'
import { toTenDigits } from './phone'
import { maxLengths, minBirthDate } from './state'

// By default zod tries to compile code, and the browser reports a violation of the Content-Security-Policy.
z.config({ jitless: true })

const formatCount = (characters: number) => characters.toLocaleString('en-IN')

function tooLong(max: number) {
  const error = ({ input }: { input?: unknown }) =>
    `This is a little more than we can take. Please shorten it to ${formatCount(max)} characters; it has ${formatCount(String(input).length)}.`
  return { error, abort: true }
}

/** Maximum characters of a text that we clean. A longer one exceeds the maximum of every field, so the schema rejects it. */
const maxCleanedLength = 4 * maxLengths.message

/**
 * Invisible characters: controls, direction marks, zero-width signs. We keep group 1, a letter or emoji with its joiner:
 * Malayalam, Kannada and Urdu need joiners.
 */
const invisible =
  /((?!\p{DI})[\p{M}\p{Extended_Pictographic}](?:\u200c|\u200d|\ufe0f)+|\p{Lo}(?:\u200c|\u200d)(?=[\p{Lo}\p{M}]))|(?![\n\t])[\p{Cc}\p{Cf}\p{DI}]/gu

/** Cleans text of several lines: trims it, normalizes line ends and strips invisible characters. */
function cleanLines(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (value.length > maxCleanedLength) return value
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '$1')
    .trim()
}

/** Cleans text of one line. Browsers send one line, but a forged post may have more. */
function clean(value: unknown): string {
  const lines = cleanLines(value)
  return lines.length > maxCleanedLength ? lines : lines.replace(/\s+/g, ' ')
}

export function requiredText(message: string, max: number = maxLengths.line) {
  return z.preprocess(clean, z.string().min(1, message).max(max, tooLong(max)))
}

export function requiredLines(message: string, max: number) {
  return z.preprocess(cleanLines, z.string().min(1, message).max(max, tooLong(max)))
}

export function optionalText(max: number = maxLengths.line) {
  return z.preprocess(clean, z.string().max(max, tooLong(max)))
}

function isBirthDate(text: string): boolean {
  const date = readDay(toAsciiDigits(text))
  return text === '' || (date !== null && date >= minBirthDate && date <= schoolDay())
}

/**
 * A date of birth, which we send as the visitor entered it. The specification accepts any text in the admission form, but
 * 31 February or the year 2040 is a typing error, so we reject it.
 */
export function birthDate<S extends z.ZodType<string>>(text: S) {
  return text.refine(
    isBirthDate,
    'Enter the whole date of birth, such as 5 March 2015, with a year from 1900 until today.',
  )
}

function toNumber(value: unknown): string {
  const text = clean(value)
  return text.length > maxLengths.line ? text : toTenDigits(text)
}

/** No Indian number begins with 0. If ten digits do, the 0 is the trunk prefix, and one digit of the number is missing. */
const digitMissing =
  'A digit seems to be missing, because this number begins with 0. Please enter the ten digits after the 0; for a landline, the area code and the number, such as 353 2345678.'

/**
 * A number of exactly ten digits, after an optional `+91`, `91`, `0091` or 0. With the error message `missing`, the field
 * is required.
 */
export function phoneNumber({ missing, wrong }: { missing?: string; wrong: string }) {
  return z.preprocess(
    toNumber,
    z
      .string()
      .min(missing ? 1 : 0, { error: missing, abort: true })
      .regex(/^(\d{10})?$/, { error: wrong, abort: true })
      .regex(/^(?!0)/, digitMissing),
  )
}

/** Removes the comma, full stop or bracket that a keyboard or a sentence put after an e-mail address. */
function cleanEmail(value: unknown): string {
  const text = clean(value)
  return text.length > maxLengths.email ? text : text.replace(/(@.*?)[^\p{L}\p{N}]+$/u, '$1')
}

/** An e-mail address without rules (specification, section 5). */
export function optionalEmail() {
  return z.preprocess(cleanEmail, z.string().max(maxLengths.email, tooLong(maxLengths.email)))
}

export function optionalChoice<const T extends readonly [string, ...string[]]>(options: T) {
  return z.preprocess(
    (value) => value ?? '',
    z.enum([...options, ''], 'Please choose from the list.'),
  )
}

export function requiredCheckbox(message: string) {
  return z.preprocess(
    (value) => value === true || value === 'true' || value === 'on',
    z.literal(true, message),
  )
}

/** Contact details in the contact and the career form (specification, section 5). */
export const sender = {
  address: requiredText('Please enter your address.', maxLengths.address).describe('address'),
  phone: phoneNumber({
    missing: 'Please enter phone number.',
    wrong: 'Enter a valid 10-digit phone number.',
  }).describe('phone number'),
  /** A single address by the specification's simple pattern, but not `Mitali <a@b.in>` or `a@b..in`. */
  email: z
    .preprocess(
      cleanEmail,
      z
        .string()
        .min(1, { error: 'Please enter your email.', abort: true })
        .max(maxLengths.email, tooLong(maxLengths.email))
        .regex(
          /^[^\s@,;:<>()[\]\\"]+@(?!.*\.\.)(?=.+\..)[^\s@,;:<>()[\]\\"]+$/,
          'Enter a valid email address.',
        ),
    )
    .describe('e-mail address'),
}
