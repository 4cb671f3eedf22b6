import type { Address } from './addresses'
import type { Weight } from './weight'

const kB = 1000

/** Most of what a page may ask for (design, section 7): gzip bodies by kind, all bytes, requests. */
const everywhere = { stylesheet: 14 * kB, font: 58 * kB }
export const budgets = {
  fixed: { ...everywhere, script: 0, document: 12 * kB, requests: 12, bytes: 200 * kB },
  list: { ...everywhere, script: 155 * kB, document: 30 * kB, requests: 25, bytes: 330 * kB },
  form: { ...everywhere, script: 160 * kB, document: 15 * kB, requests: 22, bytes: 320 * kB },
  home: { ...everywhere, script: 160 * kB, document: 35 * kB, requests: 30, bytes: 450 * kB },
}

/** What is weighed of a page, in bytes but for the number of requests. */
export const measured = ['script', 'document', 'stylesheet', 'font', 'requests', 'bytes'] as const

/** A fixed page that keeps its scripts has a client component, and is held to the budget of a list. */
export function kindOf({ route }: Address, weight: Weight): keyof typeof budgets {
  if (route.kind === 'home' || route.kind === 'form') return route.kind
  return route.kind !== 'page' || weight.script > 0 ? 'list' : 'fixed'
}

/**
 * Chromium fetches lazy pictures up to 1250 px ahead, so that a hub's cards are there when they are
 * scrolled to. Each is a request more; their bytes are held to the budget like any other page's
 * (docs/decisions/0031-fetching-ahead.md).
 */
const cards = { from: 6, more: 3 }

/** What a page is held to. */
export function budgetOf(page: Address, weight: Weight) {
  const budget = budgets[kindOf(page, weight)]
  const pictures = weight.loaded.filter(({ kind }) => kind === 'image').length
  const isHub = budget.script === 0 && pictures > cards.from
  return isHub ? { ...budget, requests: budget.requests + cards.more } : budget
}
