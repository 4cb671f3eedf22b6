import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { parseSession, sessionKey } from '@/lib/school/sessions'
import type { VendorCall } from '../client'
import { files, text, word } from '../fields'
import { listOf } from '../list'
import { toFileLinks, toMediaUrls } from '../media'
import { defineList, defineRecords } from '../queries'
import { describeValue, report } from '../reports'

const topperClasses = ['X', 'XII'] as const

export type TopperClass = (typeof topperClasses)[number]

const rawTopper = z.object({
  name: text,
  stream: text,
  division: text,
  class: word(topperClasses),
  sessionYear: text,
  attachments: files,
})

/** A topper (specification, section 3). `session` is the vendor's text, which we send back to the API. */
function toTopper(raw: z.output<typeof rawTopper>) {
  const { sessionYear: session, attachments } = raw
  if (!raw.class) report('missing', 'use X or XII', 'class')
  if (!parseSession(session))
    report(session ? describeValue(session) : 'missing', 'write it as 2025-26', 'sessionYear')
  const photo = attachments.find((one) => toMediaUrls([one]).length > 0)
  const [photoUrl = null] = photo ? toMediaUrls([photo]) : []
  return {
    name: raw.name || fallbacks.topper,
    stream: raw.stream,
    /** A percentage such as `92%`, or the vendor's text; '' if missing. */
    score: /^\d+(?:\.\d+)?$/.test(raw.division) ? `${raw.division}%` : raw.division,
    class: raw.class,
    session,
    photo: photoUrl,
    files: toFileLinks(attachments.filter((one) => one !== photo)),
  }
}

export type Topper = ReturnType<typeof toTopper>

export const topperListSchema = listOf(
  rawTopper,
  toTopper,
  (topper) => topper.name !== fallbacks.topper && topperClasses.some((one) => one === topper.class),
)

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
  defineList('toppers', toppersCall(level), toppersOfClass(level), {
    name: `toppers-${level.toLowerCase()}`,
  })

export const getToppers = { X: allOf('X'), XII: allOf('XII') }

const sessionOf = (level: TopperClass) =>
  defineRecords('toppers', `session-${level.toLowerCase()}`, {
    call: (sessionYear) => toppersCall(level, sessionYear),
    schema: toppersOfClass(level),
    sample: () => getToppers[level].cached()?.find((topper) => topper.session)?.session,
  })

const ofSession = { X: sessionOf('X'), XII: sessionOf('XII') }

export async function getToppersOf(
  level: TopperClass,
  sessionYear: string,
): Promise<Topper[] | null> {
  const toppers = await ofSession[level](sessionYear)
  return toppers?.filter(({ session }) => sessionKey(session) === sessionKey(sessionYear)) ?? null
}
