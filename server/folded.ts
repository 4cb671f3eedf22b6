import { encode } from './encoding'
import type { WholeAnswer } from './send'

/** The sign of what desktops show without its fold (`components/ui/fold.tsx`). */
const standsOpen = ' data-stands-open=""'

const folded = new WeakMap<WholeAnswer, Promise<WholeAnswer>>()

async function fold(page: WholeAnswer): Promise<WholeAnswer> {
  const html = String(page.encodings.identity.body)
  if (!html.includes(standsOpen)) return page
  const type = String(page.headers['content-type'])
  return { ...page, encodings: await encode(Buffer.from(html.replaceAll(standsOpen, '')), type) }
}

/** A page for a visitor who saves data: everything that has a fold stands folded. It is made once. */
export function asFolded(page: WholeAnswer): Promise<WholeAnswer> {
  const made = folded.get(page) ?? fold(page)
  folded.set(page, made)
  return made
}
