import { type ReactNode, useId } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '@/content/routes'
import { feeGroup, formatAmount } from '@/lib/school/fees'
import { fileDocuments, pageDocuments, recordDocuments } from '@/lib/search/documents'
import { excerptOf, passagesOf } from '@/lib/search/passages'
import { indexOf } from '@/lib/search/site-index'
import { wordsOf } from '@/lib/search/words'
import { pageText } from '../content/page-text'

// On the server a client component is a reference, which shows nothing.
vi.mock('../ui/lightbox-client')

const news = recordDocuments('News', [
  {
    title: 'Winter uniform from Monday',
    text: 'Blazers are worn from Monday.',
    date: '2026-11-02',
    href: '/news?year=2026&month=11#news-n1',
  },
  { title: 'Fee counter closed', text: '', date: '2024-05-01', href: '/news?year=2024' },
])
const pages = await pageDocuments(pageText)
const find = await indexOf([...pages, ...fileDocuments, ...news])

/** Addresses of what is found. */
function found(text: string): string[] {
  return find(text, '2026-11-22').results.map(({ href }) => href)
}

describe('looking for', () => {
  it.each([
    ['fees', '/fee-structure'],
    ['fee class ix', '/fee-9'],
    ['class 9 fees', '/fee-9'],
    ['admission', '/admission'],
    ['hostel fee', '/hostel-fee'],
    ['transfer certificate', '/student-tc'],
    ['TC', '/student-tc'],
    ['t.c.', '/student-tc'],
    ['academic calendar', '/school-calendar'],
    ['annual calendar', '/school-calendar'],
    ['academic year calendar', '/school-calendar'],
    ['holidays', '/school-calendar'],
    ['jobs', '/Career'],
    ['library', '/our-library'],
    ['libary', '/our-library'],
    ['school bus', '/our-transport-system'],
    ['total cost', '/first-year-cost'],
    ['uniform', '/school-uniform'],
    ['phone number', '/contact-us'],
    ['toppers class 12', '/xii-topper'],
    ['prospectus', '/e-prospectus'],
    ['magazine', '/documents/school-magazine.pdf'],
  ])('%s leads to %s among the first three', (text, path) => {
    expect(found(text).slice(0, 3)).toContain(path)
  })

  it('words of a table of a fixed page', () => {
    const admission = feeGroup('ix').rows.find(({ type }) => type === 'Admission')
    expect(found(formatAmount(admission?.amount ?? null).slice(1))).toContain('/fee-9')
  })

  it('a news item, on the news of its month', () => {
    expect(found('winter uniform monday')[0]).toBe('/news?year=2026&month=11#news-n1')
  })

  it('several words finds what has all of them; where nothing has, what has some', () => {
    expect(found('winter uniform')).toContain('/news?year=2026&month=11#news-n1')
    expect(found('uniform qqqqqqq')).toContain('/school-uniform')
  })

  it('nothing finds nothing', () => {
    expect(find('qqqqqqq', '2026-11-22')).toEqual({ total: 0, results: [] })
    expect(find('  ', '2026-11-22').total).toBe(0)
    expect(find('the', '2026-11-22').total).toBe(0)
  })

  it.each(['.*', '"', '<script>', '((', '%', '\u0000', 'x'.repeat(100), '९ वीं'])(
    'signs are no patterns: %j',
    (text) => {
      expect(() => find(text, '2026-11-22')).not.toThrow()
    },
  )

  it('is quick', () => {
    const started = performance.now()
    for (let round = 0; round < 20; round += 1) find(`fees class ${round}`, '2026-11-22')
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it('every page that is not a fixed one can be found by more than its title', () => {
  const unsaid = routes.filter(
    ({ kind, path, keywords }) =>
      kind !== 'page' && kind !== 'detail' && path !== '/search' && !keywords,
  )
  expect(unsaid).toEqual([])
  expect(routes.filter(({ kind, keywords }) => kind === 'page' && keywords)).toEqual([])
})

it('every fixed page gives its words', async () => {
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    expect((await pageText(path))?.words.length, path).toBeGreaterThan(0)
  }
})

it('a record without an address is not found', () => {
  expect(recordDocuments('Blog', [{ title: 'x', text: '', date: null, href: null }])).toEqual([])
})

describe('the words of a page', () => {
  const Amount = ({ of }: { of: number }): ReactNode => `₹${of}`

  it('are those that its components show, without pictures and controls', async () => {
    expect(
      await wordsOf(
        <div>
          <h2>Fees</h2>
          <p>
            Bus: <Amount of={3650} />.
          </p>
          <svg>
            <title>no</title>
          </svg>
          <form>no</form>
        </div>,
      ),
    ).toBe('Fees\nBus: ₹3650.')
  })

  it('those of a component that waits are among them', async () => {
    const Late = async (): Promise<ReactNode> => <b>Later</b>
    expect(
      await wordsOf(
        <p>
          Now <Late />
        </p>,
      ),
    ).toBe('Now Later')
  })

  it('a component that uses a hook does not break them, and what it encloses is read', async () => {
    // React says on the console that a hook was called outside a render.
    vi.spyOn(console, 'error').mockReturnValue()
    const Hooked = ({ children }: { children: ReactNode }) => <b id={useId()}>{children}</b>
    expect(
      await wordsOf(
        <p>
          Before <Hooked>within</Hooked> after
        </p>,
      ),
    ).toBe('Before within after')
  })
})

describe('what is shown of a result', () => {
  const isHit = (word: string) => word.toLowerCase() === 'fee'

  it('marks what was looked for', () => {
    expect(passagesOf('The Fee, and fees', isHit)).toEqual([
      { text: 'The ', hit: false },
      { text: 'Fee', hit: true },
      { text: ', and fees', hit: false },
    ])
  })

  it('begins near the first word found and ends between words', () => {
    const text = `${'Before it. '.repeat(30)}The fee is paid. ${'After it. '.repeat(60)}`
    const words = excerptOf(text, isHit)
      .map((passage) => passage.text)
      .join('')
    expect(words).toMatch(/^… .*The fee is paid\..* …$/)
    expect(words.length).toBeLessThan(300)
  })

  it('is the sentence that says most of it, also when it is not the first', () => {
    const words = excerptOf(
      'A fee is a fee. The bus is yellow.\nThe fee of the bus.\nLast line',
      (word) => ['fee', 'bus'].includes(word.toLowerCase()),
    )
    expect(words.map(({ text }) => text).join('')).toBe('… The fee of the bus. Last line')
  })

  it('keeps rows and headings apart', () => {
    const words = excerptOf('Fees\nTuition 6,000\nBus 3,650', isHit)
    expect(words.map(({ text }) => text).join('')).toBe('Fees · Tuition 6,000 · Bus 3,650')
  })

  it('is empty for a text without words', () => {
    expect(excerptOf('', isHit)).toEqual([])
  })
})
