import 'server-only'
import type { z } from 'zod'
import { singleton } from '@/lib/platform/singleton'
import type { VendorCall } from '@/lib/vendor-api/client'
import type { LastGood, QueryFacts } from './last-good'

type List = {
  tag: string
  call: () => VendorCall
  schema: z.ZodType
  readonly source: LastGood<unknown>
}

type Kind = {
  tag: string
  call: (id: string) => VendorCall
  schema: z.ZodType
  isListed?: (id: string) => boolean
  sample: () => string | null | undefined
  expire: () => void
  reread: () => Promise<void>
}

/** Every list, by its name. */
export const lists = () => singleton('lists', () => new Map<string, List>())

/** What all lists may take together, roughly, and what each may take however much the others do. */
const maxBytes = { all: 24 * 1024 * 1024, each: 1024 * 1024 }

/** What one of the lists may take now. */
export function bytesLeftFor(name: string): number {
  const others = [...lists()].filter(([other]) => other !== name)
  const taken = others.reduce((sum, [, { source }]) => sum + (source.known?.bytes ?? 0), 0)
  return Math.max(maxBytes.each, maxBytes.all - taken)
}

/** Every kind of record that is asked for by an id, by its name. */
export const kinds = () => singleton('kinds of records', () => new Map<string, Kind>())

/** What the webhook can name: the tag of each of the vendor's resources. */
export function vendorTags(): string[] {
  return [...new Set([...lists().values(), ...kinds().values()].map(({ tag }) => tag))]
}

/** Whether some list has a record by this id. */
export function isListedRecord(id: string): boolean {
  return [...kinds().values()].some(({ isListed }) => isListed?.(id))
}

/** What became of a list after the webhook named it. */
export type Renewal = { records: number | null; renewed: boolean }

/**
 * Asks anew for the lists of some resources and waits for the vendor; records by an id are asked for
 * when they are next read. No answer is lost. Pages made from what has changed are not shown again.
 */
export async function invalidate(tags: readonly string[]): Promise<Record<string, Renewal>> {
  for (const { tag, expire } of kinds().values()) if (tags.includes(tag)) expire()
  const named = [...lists()].filter(([, { tag }]) => tags.includes(tag))
  const renewals = await Promise.all(
    named.map(async ([name, { source }]) => {
      const renewed = await source.refresh()
      return [name, { records: source.facts().records, renewed }] as const
    }),
  )
  return Object.fromEntries(renewals)
}

/** Reads every kept answer once more, without the vendor: what is made of it has changed. */
export async function rereadAll(): Promise<void> {
  const sources = [...lists().values()].map(({ source }) => source)
  await Promise.all([...sources, ...kinds().values()].map((one) => one.reread()))
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
export async function listsIdle(): Promise<void> {
  await Promise.all([...lists().values()].map(({ source }) => source.idle()))
}

/** What is known of each list, by its name. */
export function listFacts(): Record<string, QueryFacts> {
  return Object.fromEntries([...lists()].map(([name, { source }]) => [name, source.facts()]))
}

/** How the vendor's lists went last: `failing` when the last call of one of them or more failed. */
export function vendorState(): 'not asked yet' | 'answering' | 'failing' {
  const calls = Object.values(listFacts()).map(({ lastCall }) => lastCall)
  if (calls.includes('failed')) return 'failing'
  return calls.includes('answered') ? 'answering' : 'not asked yet'
}
