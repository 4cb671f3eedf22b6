import { expect, it } from 'vitest'
import { searchedPages } from './documents'
import { createIndex } from './site-index'

it('indexing thousands of records yields to the event loop', async () => {
  const documents = Array.from({ length: 2000 }, (_, index) => ({
    href: `/news#${index}`,
    kind: 'record' as const,
    label: 'News',
    title: `Notice ${index}`,
    keywords: '',
    words: 'Some words about it',
    date: null,
  }))
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  const { update, find } = createIndex()
  await update(documents)
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
  expect(find('notice 1999', '2026-11-22').results[0]?.href).toBe('/news#1999')
})

it('the search finds no page of a record without its id', () => {
  const found = searchedPages.map(({ path }) => path)
  expect(found).toContain('/blog-post')
  expect(found).not.toContain('/blog-inner')
})
