import 'server-only'
import { LRUCache } from 'lru-cache'
import { cache } from 'react'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { remakeInDevelopment, singleton } from '@/lib/singleton'
import { parseAnswer, type VendorCall, vendorJson } from '@/lib/vendor/client'
import { isGone, VendorShapeError } from '@/lib/vendor/errors'
import { behindBreaker, limited } from '@/lib/vendor/limits'
import type { VendorTag } from '@/lib/vendor/tags'
import { LastGood, type LastGoodOptions, type QuestionFacts } from './last-good'
import { noteRead } from './reads'
import { tellChanged } from './relay'
import { store } from './store'

const waitForNewsMs = 400
const longestRetryMs = 15_000
const maxRecordBytes = 1024 * 1024
/** Of each kind of record. */
const maxMemoryBytes = 8 * 1024 * 1024
const maxUnlisted = 2000
/** How long an id that no list has is believed not to exist. */
const absentMs = 5 * 60_000

type List = { tag: VendorTag; source: LastGood<unknown> }
type Kind = { tag: VendorTag; expire: () => void }

/** Everything there is to ask for, by name. */
const lists = () => singleton('lists', () => new Map<string, List>())
const kinds = () => singleton('kinds of records', () => new Map<string, Kind>())

const ttlMs = () => env().REVALIDATE_SECONDS * 1000
const retryMs = () => Math.min(longestRetryMs, ttlMs())

function commonOptions(): Pick<LastGoodOptions, 'store' | 'retryMs' | 'waitMs'> {
  const waitMs = { known: waitForNewsMs, unknown: env().VENDOR_TIMEOUT_MS }
  return { store: store(), retryMs: retryMs(), waitMs }
}

/** A list's reader, and what is known without asking. */
export type ListQuery<T> = {
  (): Promise<T | null>
  known: () => T | null
}

/**
 * A vendor list behind the cache. Resolves to null when there has never been an answer (the
 * specification's placeholders are then shown); a confirmed empty list is an answer.
 */
export function query<S extends z.ZodType>(
  tag: VendorTag,
  name: string,
  call: () => VendorCall,
  schema: S,
): ListQuery<z.output<S>> {
  const make = () => {
    const load = () => limited('lists', name, () => vendorJson(call()))
    const parse = (raw: unknown) => parseAnswer(name, schema, raw)
    const onNews = () => tellChanged(name)
    const options = { ...commonOptions(), ttlMs, onNews, retries: true }
    return new LastGood({ key: name, load, parse }, options)
  }
  remakeInDevelopment(`list ${name}`)
  const source = () => singleton(`list ${name}`, make)
  lists().set(name, {
    tag,
    get source() {
      return source()
    },
  })
  const read = cache(async () => {
    noteRead(source())
    return (await source().read())?.data ?? null
  })
  return Object.assign(() => read(), { known: () => source().known?.data ?? null })
}

/** What is known of a record: it is there, there is none, or nobody can say just now. */
export type RecordAnswer<T> =
  | { state: 'found'; data: T }
  | { state: 'absent' }
  | { state: 'unavailable' }

/** The record of an answer, null without one. */
export function recordOf<T>(answer: RecordAnswer<T>): T | null {
  return answer.state === 'found' ? answer.data : null
}

/** What is asked by an id or another small text, which becomes part of the key. */
export type RecordQuestion<S extends z.ZodType> = {
  call: (id: string) => VendorCall
  /** Reads a body; null when it says that there is no such record. */
  schema: S
  /** Whether some list has the id. One that none has is asked for sparingly. */
  isListed: (id: string) => boolean
}

/** The same for records by an id. */
export function queryBy<S extends z.ZodType>(
  tag: VendorTag,
  name: string,
  question: RecordQuestion<S>,
): (id: string) => Promise<RecordAnswer<NonNullable<z.output<S>>>> {
  type T = z.output<S> | null
  remakeInDevelopment(`records ${name}`)
  const answers = singleton(`records ${name}`, () => newRecordMemory<T>())
  kinds().set(name, { tag, expire: () => answers.expire() })

  const make = (id: string) => {
    const key = `${name}:${id}`
    const call = () => ({ maxBytes: maxRecordBytes, ...question.call(id) })
    const ask = () => vendorJson(call()).catch(nullIfGone)
    const source: LastGood<T> = new LastGood<T>(
      {
        key,
        load: () =>
          question.isListed(id)
            ? limited('records', name, () => behindBreaker(name, retryMs(), name, ask))
            : limited('unlisted', name, () =>
                behindBreaker(`${name} (unlisted)`, retryMs(), name, ask),
              ),
        parse: (raw) => {
          const data = raw === null ? null : parseAnswer(name, question.schema, raw)
          if (data === null && question.isListed(id))
            throw new VendorShapeError(name, 'no such record, though a list has it')
          return data
        },
      },
      {
        ...commonOptions(),
        ttlMs: (isNone) => {
          const lifeMs = question.isListed(id) ? 0 : absentMs
          return Math.min(isNone ? lifeMs : ttlMs(), performance.now() - answers.expiredAt)
        },
        onKept: () => answers.place(id, source),
      },
    )
    return source
  }

  return cache(async (id: string) => {
    const source = answers.get(id) ?? answers.place(id, make(id))
    noteRead(source)
    const answer = await source.read()
    if (!answer) return { state: 'unavailable' }
    return answer.data === null || answer.data === undefined
      ? { state: 'absent' }
      : { state: 'found', data: answer.data }
  })
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

/** The answers of one kind of record in memory: found ones bounded in bytes, all others in number. */
function newRecordMemory<T>() {
  const dispose = (source: LastGood<T>, _id: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') source.forget()
  }
  const found = new LRUCache<string, LastGood<T>>({ maxSize: maxMemoryBytes, dispose })
  const others = new LRUCache<string, LastGood<T>>({ max: maxUnlisted, dispose })
  const memory = {
    /** When the webhook last named them, by the steady clock. */
    expiredAt: Number.NEGATIVE_INFINITY,
    get: (id: string) => found.get(id) ?? others.get(id),
    /** Puts an answer where it belongs now. */
    place: (id: string, source: LastGood<T>) => {
      if (source.bytes > 0 && source.known?.data !== null) {
        others.delete(id)
        found.set(id, source, { size: source.bytes })
      } else {
        found.delete(id)
        others.set(id, source)
      }
      return source
    },
    expire: () => {
      memory.expiredAt = performance.now()
      for (const source of [...found.values(), ...others.values()]) source.expire()
    },
  }
  return memory
}

/** What became of a list after the webhook named it. */
export type Renewal = { records: number | null; renewed: boolean }

/**
 * Asks anew for the lists of some resources and waits for the vendor; records by an id are asked for
 * when they are next read. No answer is lost. Pages made from what has changed are not shown again.
 */
export async function invalidate(tags: readonly VendorTag[]): Promise<Record<string, Renewal>> {
  for (const { tag, expire } of kinds().values()) if (tags.includes(tag)) expire()
  const named = [...lists()].filter(([, { tag }]) => tags.includes(tag))
  const renewals = await Promise.all(
    named.map(async ([name, { source }]) => {
      const renewed = await source.refresh()
      if (renewed) source.hideOlderPages()
      return [name, { records: source.facts().records, renewed }] as const
    }),
  )
  return Object.fromEntries(renewals)
}

/** Looks again for lists that another instance found changed. */
export function lookAgain(names: readonly string[]): void {
  for (const name of names) lists().get(name)?.source.makeOld()
}

/** Asks for every list once. Resolves when each has an answer, old or new, or has failed. */
export async function warmUp(): Promise<void> {
  await Promise.all([...lists().values()].map(({ source }) => source.read()))
}

/** Resolves when no call for a list is under way. */
export async function listsAtRest(): Promise<void> {
  await Promise.all([...lists().values()].map(({ source }) => source.atRest()))
}

/** What is known of each list, by its name. */
export function listFacts(): Record<string, QuestionFacts> {
  return Object.fromEntries([...lists()].map(([name, { source }]) => [name, source.facts()]))
}

/** How the vendor's lists went last: `failing` when the last call of one of them or more failed. */
export function vendorState(): 'not asked yet' | 'answering' | 'failing' {
  const calls = Object.values(listFacts()).map(({ lastCall }) => lastCall)
  if (calls.includes('failed')) return 'failing'
  return calls.includes('answered') ? 'answering' : 'not asked yet'
}
