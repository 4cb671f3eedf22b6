import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { env } from '@/lib/env'
import { parseSession, sessionKey } from '@/lib/sessions'
import { vendorFetch } from '../client'
import { attachments, text } from '../fields'
import { listOf } from '../list'
import { mediaUrls } from '../media'
import { query, queryBy } from '../query'

export type TopperClass = 'X' | 'XII'

/** A topper (specification, section 3). */
export type Topper = {
  name: string
  stream: string
  /** Percentage as shown, such as `92%`; '' when the vendor gives none. */
  score: string
  class: string
  /** Session as the vendor writes it; what goes back to the API. */
  session: string
  photo: string | null
}

const rawTopper = z.object({
  name: text,
  stream: text,
  division: text,
  class: text,
  sessionYear: text,
  attachments,
})

/** "92%" and "92" both read `92%`, what is no number reads ''; the first attachment is the photo. */
export function transformTopper(raw: z.output<typeof rawTopper>): Topper {
  const score = /^(\d+(?:\.\d+)?)\s*%?$/.exec(raw.division)?.[1]
  return {
    name: raw.name || fallbacks.topper,
    stream: raw.stream,
    score: score ? `${score}%` : '',
    class: raw.class.toUpperCase(),
    session: raw.sessionYear,
    photo: mediaUrls(raw.attachments)[0] ?? null,
  }
}

export const topperList = listOf('toppers', rawTopper.transform(transformTopper))

function newestFirst(a: Topper, b: Topper): number {
  return (parseSession(b.session)?.start ?? 0) - (parseSession(a.session)?.start ?? 0)
}

/** Toppers of a class, of one session when its text is given; the vendor may ignore the query. */
async function fetchToppers(level: TopperClass, sessionYear?: string): Promise<Topper[]> {
  const all = await vendorFetch(
    {
      path: `/api/topper/${env().SCHOOL_CODE}`,
      query: { class: level, ...(sessionYear === undefined ? {} : { sessionYear }) },
      authorised: true,
    },
    topperList,
  )
  return all.filter(
    (topper) =>
      topper.class === level &&
      (sessionYear === undefined || sessionKey(topper.session) === sessionKey(sessionYear)),
  )
}

const allOf = (level: TopperClass) => async () => (await fetchToppers(level)).sort(newestFirst)

/** Toppers of Class X over all sessions, newest session first. */
export const getToppersX = query('toppers', 'toppers-x', allOf('X'))

/** Toppers of Class XII over all sessions, newest session first. */
export const getToppersXII = query('toppers', 'toppers-xii', allOf('XII'))

// The key names a file of the cache too, so the vendor's text stands in it as hexadecimal digits.
const ofSession = {
  X: queryBy('toppers', 'session-x', (hex) => fetchToppers('X', fromHex(hex))),
  XII: queryBy('toppers', 'session-xii', (hex) => fetchToppers('XII', fromHex(hex))),
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').toString('utf8')
}

/** Toppers of one session; `sessionYear` is the text the vendor writes it with. */
export function getToppersOf(level: TopperClass, sessionYear: string): Promise<Topper[] | null> {
  return ofSession[level](Buffer.from(sessionYear, 'utf8').toString('hex'))
}
