import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { parseSession, sessionKey } from '@/lib/school/sessions'
import { foldText } from '@/lib/text/fold'
import type { VendorCall } from '../client'
import { attachments, line } from '../fields'
import { describeValue, noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, toFileLinks, toMediaUrls } from '../media'
import { defineList, defineRecords } from '../queries'

export type TopperClass = 'X' | 'XII'

/** A topper (specification, section 3). */
export type Topper = {
  name: string
  stream: string
  /** A percentage such as `92%`, or the vendor's text; '' if missing. */
  score: string
  class: string
  /** The vendor's text, which we send back to the API. */
  session: string
  photo: string | null
  files: FileLink[]
}

const wordsX = foldText('x xth 10 aisse ten tenth दसवीं दशम দশম').split(' ')
const wordsXII = foldText('xii xiith 12 aissce twelve twelfth बारहवीं द्वादश দ্বাদশ').split(' ')
const levels = new Map<string, TopperClass>([
  ...wordsX.map((word) => [word, 'X'] as const),
  ...wordsXII.map((word) => [word, 'XII'] as const),
])

/** A session or a score beside the class: "XII (2025-26)". */
const yearOrScore = /\b20\d\d\b(?: ?[-/] ?\d{2,4}\b)?|\d+(?:\.\d+)? ?%/g

/** Parses "10", "Class X" and "XII (12th) Science"; null for other or several classes. */
function parseClass(text: string): TopperClass | null {
  const words =
    foldText(text)
      .replace(yearOrScore, ' ')
      .replace(/10 ?\+ ?2/, '12')
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  const numbers = words.filter((word) => levels.has(word) || /^(?:\d+|[ivx]{2,})$/.test(word))
  const [level, ...others] = new Set(numbers.map((number) => levels.get(number)))
  return others.length === 0 && level ? level : null
}

/** From here to 100, a number is a percentage. Smaller ones are a division, a CGPA or a spreadsheet's fraction. */
const minPercent = 20

const rawTopper = z.object({
  name: line,
  stream: line,
  division: line,
  class: line,
  sessionYear: line,
  attachments,
})

function transformTopper(raw: z.output<typeof rawTopper>): Topper {
  const level = parseClass(raw.class)
  if (!level) noteLeftOut('class', describeValue(raw.class), 'use X or XII')
  const session = raw.sessionYear
  if (!parseSession(session))
    noteLeftOut('sessionYear', session ? describeValue(session) : 'missing', 'write it as 2025-26')
  const [photo] = raw.attachments.filter((one) => toMediaUrls([one]).length > 0)
  const score = /^(\d+(?:\.\d+)?)\s*%?$/.exec(raw.division)?.[1]
  const isPercent = Number(score) >= minPercent && Number(score) <= 100
  if (score && !isPercent)
    noteLeftOut('division', describeValue(raw.division), 'write the percentage, such as 92.4')
  return {
    name: raw.name || fallbacks.topper,
    stream: raw.stream,
    score: isPercent ? `${score}%` : raw.division,
    class: level ?? raw.class,
    session,
    photo: (photo && toMediaUrls([photo])[0]) ?? null,
    files: toFileLinks(raw.attachments.filter((one) => one !== photo)),
  }
}

const topper = rawTopper.transform(transformTopper)

export const topperListSchema = listOf(topper, (one) => one.class !== '')

function toppersCall(level: TopperClass, sessionYear?: string): VendorCall {
  return {
    path: '/api/topper/{school}',
    query: { class: level, ...(sessionYear === undefined ? {} : { sessionYear }) },
    isAuthorised: true,
  }
}

/** Filters by class again: the vendor may ignore the query. */
const toppersOfClass = (level: TopperClass) =>
  topperListSchema.transform((all) => all.filter((topper) => topper.class === level))

const allOf = (level: TopperClass) =>
  defineList('toppers', `toppers-${level.toLowerCase()}`, toppersCall(level), toppersOfClass(level))

export const getToppers = { X: allOf('X'), XII: allOf('XII') }

const sessionOf = (level: TopperClass) =>
  defineRecords('toppers', `session-${level.toLowerCase()}`, {
    call: (sessionYear) => toppersCall(level, sessionYear),
    schema: toppersOfClass(level),
    sample: () => getToppers[level].cached()?.find((topper) => topper.session)?.session,
  })

const ofSession = { X: sessionOf('X'), XII: sessionOf('XII') }

/** Null if nothing has ever loaded. */
export async function getToppersOf(
  level: TopperClass,
  sessionYear: string,
): Promise<Topper[] | null> {
  const toppers = await ofSession[level](sessionYear)
  return toppers?.filter(({ session }) => sessionKey(session) === sessionKey(sessionYear)) ?? null
}
