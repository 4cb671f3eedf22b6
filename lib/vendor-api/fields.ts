import { z } from 'zod'
import { parseDate } from '@/lib/dates'

/**
 * Fields of the vendor's records. Every field may be missing, null or of a wrong type: what does not
 * fit reads as missing, so that one odd field never costs the record.
 */

/** Trimmed, and without what no text holds: half a sign, as of an emoji cut in two, and control characters. */
function clean(value: string): string {
  return value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '').trim()
}

/** Text, clean and well-formed; a number reads as its digits. Missing: ''. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .transform(clean)
  .catch('')

let unreadDays = 0

/** A day `YYYY-MM-DD`; missing or impossible: null. */
export const day = z
  .unknown()
  .optional()
  .transform((value) => {
    const date = parseDate(value)
    const isMissing = value === undefined || value === null || value === ''
    if (date === null && !isMissing) unreadDays += 1
    return date
  })

/** How many days could not be read since this was last asked. */
export function takeUnreadDays(): number {
  const count = unreadDays
  unreadDays = 0
  return count
}

/** Stored paths or attachment ids, well-formed; a single one may stand without its list. Missing: []. */
export const attachments = z
  .union([z.array(z.unknown()), z.string().transform((one) => [one])])
  .catch([])
  .transform((list: unknown[]) =>
    list.filter(
      (one): one is string => typeof one === 'string' && one.trim() !== '' && one.isWellFormed(),
    ),
  )

/** An address that may stand in a link: http(s), mailto or tel. Anything else: null. */
export const link = z
  .unknown()
  .optional()
  .transform((value) => {
    const address = typeof value === 'string' ? clean(value) : ''
    const isLink = /^(https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address)
    return isLink ? address : null
  })

/** An id as the vendor makes them; anything that could change a path or a query: null. */
export const id = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' && isId(value) ? value : null))

/** Whether a text can be an id at all; checked before any call is made with it. */
export function isId(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(value)
}
