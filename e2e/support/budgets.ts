import type { PageUrl } from '@/testing/page-urls'
import type { Weight } from './weight'

const kB = 1000

/**
 * Budgets: brotli bodies by kind, all bytes, requests. The menu by need, large text, older browsers, the first screen
 * and the longest pages cost extra (docs/decisions/0047).
 */
const everywhere = { stylesheet: 12.9 * kB, font: 58 * kB }

const budgets = {
  fixed: { ...everywhere, script: 0, document: 8.8 * kB, requests: 12, bytes: 160 * kB },
  list: { ...everywhere, script: 134 * kB, document: 19 * kB, requests: 25, bytes: 290 * kB },
  form: { ...everywhere, script: 137 * kB, document: 15 * kB, requests: 22, bytes: 230 * kB },
  home: { ...everywhere, script: 136 * kB, document: 25.4 * kB, requests: 30, bytes: 350 * kB },
}

/** Measures of a page: bytes, and the number of requests. */
const measured = ['script', 'document', 'stylesheet', 'font', 'requests', 'bytes'] as const

/** A fixed page that keeps its scripts has a client component, and is held to the budget of a list. */
function budgetKind({ route }: PageUrl, weight: Weight): keyof typeof budgets {
  if (route.kind === 'home' || route.kind === 'form') return route.kind
  return route.kind !== 'page' || weight.script > 0 ? 'list' : 'fixed'
}

/**
 * Chromium fetches lazy pictures up to 1250 px ahead, so a hub's cards are there when you scroll. Each costs a
 * request (docs/decisions/0031-prefetching.md).
 */
const hubCards = { from: 6, more: 3 }

export function excess(page: PageUrl, weight: Weight): string[] {
  const files = (kind: string) => weight.loaded.filter((one) => one.kind === kind).length
  const budget = { ...budgets[budgetKind(page, weight)] }
  if (budget.script === 0 && files('image') > hubCards.from) budget.requests += hubCards.more
  const over = measured
    .filter((what) => weight[what] > budget[what])
    .map(
      (what) =>
        `${what} ${weight[what]} of ${budget[what]}${what === 'stylesheet' ? ': delete rules' : ''}`,
    )
  return files('font') > 2 ? [...over, `${files('font')} fonts`] : over
}
