import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { feeGroup, formatAmount } from '@/lib/school/fees'
import { fileDocuments, pageDocument, recordDocument, searchedPages } from '@/lib/search/documents'
import { excerptOf, passagesOf } from '@/lib/search/passages'
import { wordsOf } from '@/lib/search/rendered-words'
import { createIndex } from '@/lib/search/site-index'
import { pageText } from '../content/page-text'

const [title, text] = ['Winter uniform from Monday', 'Blazers are worn from Monday.']
const [date, href] = ['2026-11-02', '/news?year=2026&month=11#news-n1']
const news = [
  { title, text: () => text, date, href },
  { title: 'Fee counter closed', text: () => '', date: '2024-05-01', href: '/news?year=2024' },
  { title: 'गर्मी की छुट्टी', text: () => '', date: '2026-05-01', href: '/news?year=2026#news-n3' },
].flatMap((entry) => recordDocument('News', entry))
const pages = searchedPages.map((page) => pageDocument(page, pageText))
const { update, find } = createIndex()
await update([...pages, ...fileDocuments, ...news])

function found(text: string): string[] {
  return find(text, '2026-11-22').results.map(({ href }) => href)
}

it('the search finds an amount in a fee table', () => {
  const admission = feeGroup('ix').rows.find(({ type }) => type === 'Admission')
  expect(found(formatAmount(admission?.amount ?? null).slice(1))).toContain('/fee-9')
})

it('the search lists records that match every word, or some words if none matches all', () => {
  expect(found('winter uniform monday')[0]).toBe(href)
  expect(found('uniform qqqqqqq')).toContain('/school-uniform')
})

it('the search finds a record by a word of its title, and by the website’s own word for it', () => {
  for (const query of ['गर्मी छुट्टी', 'holiday'])
    expect(found(query)).toContain('/news?year=2026#news-n3')
})

it('the search returns nothing for spaces, an unknown word or “the”', () => {
  for (const query of ['qqqqqqq', '  ', 'the']) expect(found(query), query).toEqual([])
})

it('a route has search keywords exactly if the search cannot index its text', () => {
  const withoutKeywords = routes.filter(
    ({ kind, path, keywords }) =>
      kind !== 'page' && kind !== 'detail' && path !== '/search' && !keywords,
  )
  expect(withoutKeywords).toEqual([])
  expect(routes.filter(({ kind, keywords }) => kind === 'page' && keywords)).toEqual([])
})

it('the search indexes the text of every page in content/pages', () => {
  for (const { path } of routes.filter(({ kind }) => kind === 'page'))
    expect(pageText(path)?.words.length, path).toBeGreaterThan(0)
})

it('the search omits records without a URL', () => {
  expect(recordDocument('Blog', { title: 'x', text: () => '', date: null, href: null })).toEqual([])
})

it('the search indexes the text that components render, but no SVG title and no form', () => {
  const Amount = ({ of }: { of: number }): ReactNode => `₹${of}`
  const page = (
    <div>
      <h2>Fees</h2>
      <p>
        Bus: <Amount of={3650} />.
      </p>
      <svg>
        <title>no</title>
      </svg>
      <form>no</form>
    </div>
  )
  expect(wordsOf(page)).toBe('Fees\nBus: ₹3650.')
})

const isHit = (word: string) => ['fee', 'bus'].includes(word.toLowerCase())
const shownOf = (text: string) =>
  excerptOf(text, isHit)
    .map((passage) => passage.text)
    .join('')

it('a search excerpt marks the search words', () => {
  expect(passagesOf('The Fee, and fees', isHit)).toEqual([
    { text: 'The ', hit: false },
    { text: 'Fee', hit: true },
    { text: ', and fees', hit: false },
  ])
})

it('a search excerpt starts near the first match and ends between words', () => {
  const words = shownOf(`${'Before it. '.repeat(30)}The fee is paid. ${'After it. '.repeat(60)}`)
  expect(words).toMatch(/^… .*The fee is paid\..* …$/)
  expect(words.length).toBeLessThan(300)
})

it.each([
  [
    'a search excerpt shows the sentence with the most matches, not with the first match',
    'A fee is a fee. The bus is yellow.\nThe fee of the bus.\nLast line',
    '… The fee of the bus. Last line',
  ],
  [
    'a search excerpt separates the lines of a page with dots',
    'Fee\nTuition 6,000\nLunch 650',
    'Fee · Tuition 6,000 · Lunch 650',
  ],
  ['the search excerpt of an empty text is empty', '', ''],
])('%s', (_, text, shown) => {
  expect(shownOf(text)).toBe(shown)
})
