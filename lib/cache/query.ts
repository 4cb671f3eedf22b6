import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { env } from '@/lib/platform/env'
import { remakeInDevelopment, singleton } from '@/lib/platform/singleton'
import { takenDown } from '@/lib/platform/taken-down'
import { parseAnswer, type VendorCall, vendorJson } from '@/lib/vendor-api/client'
import { isGone, VendorShapeError } from '@/lib/vendor-api/errors'
import { behindBreaker, limited } from '@/lib/vendor-api/limits'
import { firstBackoffMs } from './backoff'
import { LastGood, type LastGoodOptions } from './last-good'
import { bytesLeftFor, kinds, lists } from './lists'
import { newRecordMemory } from './record-memory'
import { publishChange } from './relay'
import { store } from './store'

const waitForAnswerMs = 400
const maxRecordBytes = 1024 * 1024
/** How long an id that no list has is believed not to exist. */
const absentMs = 5 * 60_000

const ttlMs = () => env().REVALIDATE_SECONDS * 1000

function commonOptions(): Pick<LastGoodOptions, 'store' | 'retryMs' | 'waitMs'> {
  const waitMs = { known: waitForAnswerMs, unknown: env().VENDOR_TIMEOUT_MS }
  return { store: store(), retryMs: firstBackoffMs(), waitMs }
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
  tag: string,
  name: string,
  call: () => VendorCall,
  schema: S,
): ListQuery<z.output<S>> {
  const make = () => {
    const load = () => limited('lists', name, () => vendorJson(call()))
    const parse = (raw: unknown) => parseAnswer(name, schema, raw)
    const onChange = () => publishChange(name)
    const maxBytes = () => bytesLeftFor(name)
    const options = { ...commonOptions(), ttlMs, onChange, maxBytes, retries: true }
    return new LastGood({ key: name, load, parse }, options)
  }
  remakeInDevelopment(`list ${name}`)
  const source = () => singleton(`list ${name}`, make)
  lists().set(name, {
    tag,
    call,
    schema,
    get source() {
      return source()
    },
  })
  const read = cache(async () => (await source().read())?.data ?? null)
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
export type RecordQuery<S extends z.ZodType> = {
  call: (id: string) => VendorCall
  /** Reads a body; null when it says that there is no such record. */
  schema: S
  /**
   * Whether some list has the id; one that none has is asked for sparingly. Absent where only what the site offers
   * is asked for.
   */
  isListed?: (id: string) => boolean
  /** An id that a list has, for `npm run check:vendor` to follow. */
  sample: () => string | null | undefined
}

/** The same for records by an id; one that is taken down is absent, whatever is known of it. */
export function queryBy<S extends z.ZodType>(
  tag: string,
  name: string,
  record: RecordQuery<S>,
): (id: string) => Promise<RecordAnswer<NonNullable<z.output<S>>>> {
  type T = z.output<S> | null
  const { isListed = () => true } = record
  remakeInDevelopment(`records ${name}`)
  const answers = singleton(`records ${name}`, () => newRecordMemory<T>())
  kinds().set(name, {
    ...record,
    tag,
    expire: () => answers.expire(),
    reread: () => answers.reread(),
  })

  const make = (id: string) => {
    const key = `${name}:${id}`
    const call = () => ({ maxBytes: maxRecordBytes, ...record.call(id) })
    const ask = () => vendorJson(call()).catch(nullIfGone)
    const source: LastGood<T> = new LastGood<T>(
      {
        key,
        load: () =>
          isListed(id)
            ? limited('records', name, () => behindBreaker(name, firstBackoffMs(), name, ask))
            : limited('unlisted', name, () =>
                behindBreaker(`${name} (unlisted)`, firstBackoffMs(), name, ask),
              ),
        parse: (raw) => {
          const data = raw === null ? null : parseAnswer(name, record.schema, raw)
          if (data === null && isListed(id))
            throw new VendorShapeError(name, 'no such record, though a list has it')
          return data
        },
      },
      {
        ...commonOptions(),
        isRecord: true,
        ttlMs: (isNone) => {
          const lifeMs = isListed(id) ? 0 : absentMs
          return Math.min(isNone ? lifeMs : ttlMs(), performance.now() - answers.expiredAt)
        },
        onKept: () => answers.place(id, source),
      },
    )
    return source
  }

  return cache(async (id: string) => {
    if (takenDown().hasRecord(id)) return { state: 'absent' }
    const source = answers.get(id) ?? answers.place(id, make(id))
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
