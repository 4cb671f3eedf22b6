import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { headers } from 'next/headers'
import { NextResponse } from 'next/server'
import { singleton } from '@/lib/platform/singleton'
import { nothingPosted, type PostedForm } from './state'

const outcomeHeader = 'x-form-outcome'

/** Form outcomes that Next is about to show on a page. If Next never renders the page, the outcome expires. */
const outcomes = () =>
  singleton('page outcomes', () => new LRUCache<string, PostedForm>({ max: 200, ttl: 60_000 }))

/** Lets Next render the page of the form. During this render, `postedForm` returns the outcome. */
export function showOnPage(request: Request, outcome: PostedForm): Response {
  const id = randomUUID()
  outcomes().set(id, outcome)
  const requestHeaders = new Headers(request.headers)
  requestHeaders.set(outcomeHeader, id)
  // With these headers, Next would read the body and look for a server action.
  requestHeaders.delete('content-type')
  requestHeaders.delete('next-action')
  return NextResponse.next({ request: { headers: requestHeaders } })
}

export async function postedForm(): Promise<PostedForm> {
  const id = (await headers()).get(outcomeHeader) ?? ''
  const found = outcomes().get(id)
  outcomes().delete(id)
  return found ?? nothingPosted
}
