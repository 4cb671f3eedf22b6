import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { headers } from 'next/headers'
import { NextResponse } from 'next/server'
import { singleton } from '@/lib/platform/singleton'
import { nothingPosted, type PostedForm } from './state'

const outcomeHeader = 'x-form-outcome'

/** What became of posts whose pages are being rendered; of one that never is it is forgotten. */
const outcomes = () =>
  singleton('outcomes for pages', () => new LRUCache<string, PostedForm>({ max: 200, ttl: 60_000 }))

/** Lets Next answer a form posted to its page with that page, which shows what became of it. */
export function showOnPage(request: Request, outcome: PostedForm): Response {
  const id = randomUUID()
  outcomes().set(id, outcome)
  const passed = new Headers(request.headers)
  passed.set(outcomeHeader, id)
  // Without these Next looks for no server action in what was posted, and does not read it.
  passed.delete('content-type')
  passed.delete('next-action')
  return NextResponse.next({ request: { headers: passed } })
}

/** What became of the post that this page is the answer to. */
export async function postedForm(): Promise<PostedForm> {
  const id = (await headers()).get(outcomeHeader) ?? ''
  const found = outcomes().get(id)
  outcomes().delete(id)
  return found ?? nothingPosted
}
