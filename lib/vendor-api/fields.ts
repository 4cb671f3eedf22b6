import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseDate } from '@/lib/school/dates'
import { plainText } from '@/lib/text/html'
import { faultOf } from './media'

/**
 * Fields of the vendor's records. Every field may be missing, null or of a wrong type: what does not
 * fit reads as missing, so that one odd field never costs the record.
 */

/** The fields of a record, each with how it is read. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Most of each, in characters, and of a list in entries: far more than any school has ever written. */
const most = { text: 1000, description: 20_000, html: 200_000, address: 2000, attachments: 1000 }

/** What could not be read or was too much, since it was last taken. */
let odd = newOdd()

function newOdd() {
  return { unreadDays: 0, cut: 0, files: new Map<string, string>() }
}

/** Counts something of a record that is left out because it is too much. */
export function noteCut(): void {
  odd.cut += 1
}

/** How many days could not be read, how often something was cut, and which files cannot be shown and why, since the last call. */
export function takeOdd(): Readonly<typeof odd> {
  const taken = odd
  odd = newOdd()
  return taken
}

/** Trimmed, and without what no text holds: half a sign, as of an emoji cut in two, and control characters. */
function clean(value: string): string {
  return value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '').trim()
}

function cut(value: string, characters: number): string {
  if (value.length <= characters) return value
  noteCut()
  return value.slice(0, characters)
}

const anyText = z.union([z.string(), z.number().transform(String)])

/** A picture pasted into a text is a megabyte of it, and is not shown. */
const pasted = /data:[a-z]+\/[\w.+-]+;base64,[A-Za-z0-9+/=]*/gi

/** How many times as long as its words a text may be that is HTML. */
const mostMarkup = 10

function textOfAtMost(characters: number) {
  return anyText
    .transform((value) => {
      const words = plainText(value.replace(pasted, '').slice(0, mostMarkup * characters))
      return clean(cut(words, characters))
    })
    .catch('')
}

/**
 * A line of text, clean and well-formed; a number reads as its digits, and HTML, which it is never shown as, as its
 * words. Missing: ''.
 */
export const line = textOfAtMost(most.text)

/** The same of several lines. */
export const description = textOfAtMost(most.description)

/** The same with tags, not yet sanitised. */
export const html = anyText
  .transform((value) => clean(cut(value.replace(pasted, ''), most.html)))
  .catch('')

/** A day `YYYY-MM-DD`; missing or impossible: null. */
export const isoDate = z
  .unknown()
  .optional()
  .transform((value) => {
    const date = parseDate(value)
    const isMissing = value === undefined || value === null || value === ''
    if (date === null && !isMissing) odd.unreadDays += 1
    return date
  })

/** Stored paths or attachment ids, well-formed; a single one may stand without its list. Missing: []. */
export const attachments = z
  .union([
    z.array(z.unknown()),
    z.union([z.string(), z.object({ $oid: z.string() })]).transform((one) => [one]),
  ])
  .catch([])
  .transform((list: unknown[]) => {
    if (list.length > most.attachments) noteCut()
    const paths = list.slice(0, most.attachments).map(storedPath).filter(isStoredPath)
    for (const path of paths) {
      const fault = faultOf(path)
      if (fault) odd.files.set(path, fault.problem)
    }
    return paths
  })

/** An attachment id may come as a number, which alone may be a count, or as MongoDB's JSON writes it. */
function storedPath(one: unknown): unknown {
  if (typeof one === 'number') return String(one)
  return z.object({ $oid: z.string() }).safeParse(one).data?.$oid ?? one
}

function isStoredPath(one: unknown): one is string {
  if (typeof one !== 'string' || one.length > most.address) return false
  return one.trim() !== '' && one.isWellFormed()
}

/** An address that may stand in a link: http(s), mailto or tel. Anything else: null. */
export const link = z
  .unknown()
  .optional()
  .transform((value) => {
    const isShort = typeof value === 'string' && value.length <= most.address
    const address = isShort ? clean(value) : ''
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

/**
 * A name of a record that stays the same from one answer to the next: its own id, or a digest of
 * what it says when the vendor gives it none.
 */
export function uidOf(id: string | null, ...parts: readonly (string | null)[]): string {
  if (id) return id
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)
}
