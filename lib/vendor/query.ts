import 'server-only'
import { LRUCache } from 'lru-cache'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { env } from '@/lib/env'
import { guarded } from './breaker'
import {
  type Answer,
  type LastGood,
  type LastGoodOptions,
  lastGood,
  type Question,
} from './last-good'
import { store } from './store'
import type { VendorTag } from './tags'
import { retrySeconds } from './times'

const waitMs = 400
const idsInMemory = 1000

function options(): LastGoodOptions {
  return {
    store: store(),
    // A little shorter than the pages' own life, so that a page rebuilt on time meets new data.
    ttlMs: env().REVALIDATE_SECONDS * 900,
    retryMs: retrySeconds() * 1000,
    waitMs,
  }
}

/**
 * Lowers the life of the page being rendered, and ties it to the tag: a page shares both with every
 * cached value it asks for.
 */
async function revalidateWithin(seconds: number, tag: VendorTag): Promise<void> {
  await unstable_cache(async () => seconds, [`${tag}-within-${seconds}`], {
    revalidate: seconds,
    tags: [tag],
  })()
}

async function settle<T>(tag: VendorTag, answering: Promise<Answer<T> | null>): Promise<T | null> {
  const answer = await answering
  const ageMs = answer ? Date.now() - answer.at : Number.POSITIVE_INFINITY
  const isNew = ageMs < env().REVALIDATE_SECONDS * 1500
  await revalidateWithin(isNew ? env().REVALIDATE_SECONDS : retrySeconds(), tag)
  return answer ? answer.data : null
}

function guardedQuestion<T>(key: string, tag: VendorTag, load: () => Promise<T>): Question<T> {
  return { key, tag, load: () => guarded(key, load) }
}

/** Lists to ask for before the first visitor comes, and when the webhook names their tag. */
const lists: { tag: VendorTag; ask: () => Promise<unknown>; refresh: () => Promise<boolean> }[] = []

/**
 * A vendor list behind the cache. Resolves to null when there has never been an answer (the
 * specification's placeholders are then shown); a confirmed empty list is an answer.
 */
export function query<T>(tag: VendorTag, name: string, load: () => Promise<T>) {
  let list: LastGood<T> | undefined
  const made = () => {
    list ??= lastGood(options(), guardedQuestion(name, tag, load))
    return list
  }
  lists.push({ tag, ask: () => made().answer(), refresh: () => made().refresh() })
  return cache(() => settle(tag, made().answer()))
}

/** The same for what is asked by an id or another small text, which becomes part of the key. */
export function queryBy<T>(tag: VendorTag, name: string, load: (id: string) => Promise<T>) {
  const answers = new LRUCache<string, LastGood<T>>({ max: idsInMemory })
  const answerTo = (id: string) => {
    const found =
      answers.get(id) ??
      lastGood(
        options(),
        guardedQuestion(`${name}:${id}`, tag, () => load(id)),
      )
    answers.set(id, found)
    return found
  }
  return cache((id: string) => settle(tag, answerTo(id).answer()))
}

/**
 * Makes the answers of some resources old and asks for their lists again; none is lost. Resolves to
 * whether every list was answered anew, within the time of a vendor call.
 */
export async function invalidate(tags: readonly VendorTag[]): Promise<boolean> {
  await store().deleteByTag({ tags: [...tags] })
  const named = lists.filter(({ tag }) => tags.includes(tag))
  const refreshed = await Promise.all(named.map(({ refresh }) => refresh()))
  return refreshed.every(Boolean)
}

/** Asks for every list once. */
export async function warmUp(): Promise<void> {
  await Promise.all(lists.map(({ ask }) => ask()))
}

/** Removes from the disk what has become too old to be shown. */
export async function pruneAnswers(): Promise<void> {
  await store().prune()
}
