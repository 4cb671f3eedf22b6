// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import type { ListState } from '@/lib/lists/load-list'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TopperList } from './topper-list-client'

const asha: Topper = {
  name: 'Asha',
  stream: 'Science',
  score: '92%',
  class: 'X',
  session: '2025-26',
  photo: null,
  files: [],
}

const initial: ListState<Topper> = {
  path: '/x-topper',
  detail: null,
  page: { items: [asha], total: 1, page: 1, pages: 1 },
  filters: { year: '2025-26', month: '', q: '', page: 1 },
  years: { name: 'session', options: ['2025-26', '2024-25'], initial: '2025-26' },
  source: '/api/lists/x-topper?build=1',
  site: 'https://www.school.example',
}

// happy-dom does not support `<search>`, so React would warn.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

function show(items = [asha]) {
  const page = { items, total: items.length, page: 1, pages: 1 }
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TopperList initial={{ ...initial, page }} />
    </SWRConfig>,
  )
}

const choose = (year: string) =>
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: year } })

/** Makes fetches fail; resolves once the next one has failed. */
function offline() {
  const fetches = vi.fn(async () => {
    throw new Error('offline')
  })
  vi.stubGlobal('fetch', fetches)
  return () => vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/^Load/))
}

it('a list keeps showing the old year until the chosen year has loaded', async () => {
  const fetches = vi.fn(async (_url: string) => Response.json([{ ...asha, name: 'Bina' }]))
  vi.stubGlobal('fetch', fetches)
  show()
  expect(document.querySelector('option:disabled')?.textContent).toBe('Select Year')
  expect(screen.getByPlaceholderText('Search by name or stream...')).toBeDefined()
  choose('2024-25')
  expect(screen.getByRole('status').textContent).toBe('Loading toppers...')
  expect(screen.getByText('Asha')).toBeDefined()
  await screen.findByText('Bina')
  expect(screen.queryByText('Asha')).toBeNull()
  expect(fetches).toHaveBeenCalledWith('/api/lists/x-topper?build=1&session=2024-25')
})

it('the year that the visitor chooses appears in the URL', () => {
  offline()
  show()
  choose('2024-25')
  expect(location.search).toBe('?session=2024-25')
})

it('a list shows “Try again” if a year fails to load, and can still show a year that is already loaded', async () => {
  const settled = offline()
  show()
  choose('2024-25')
  await settled()
  expect(screen.queryByText('Asha')).toBeNull()
  expect(screen.getByText('No toppers found.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  choose('2025-26')
  await settled()
  expect(screen.getByText('Total Count: 1')).toBeDefined()
  expect(screen.getByText('Asha')).toBeDefined()
})

it('a list page of an older build shows “Try again”, which reloads the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'another build' }, { status: 409 }))
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  show()
  choose('2024-25')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('a topper’s card shows a trophy for a missing photo, and nothing for a missing score', () => {
  const photo = '/media/a1B2c3D4e5F6/1280/portraits/asha.webp'
  show([
    { ...asha, photo },
    { ...asha, name: 'Student Name', score: '' },
  ])
  const [whole, incomplete] = screen.getAllByRole('article')
  expect(whole?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/.*asha/)
  expect(whole?.textContent).toContain('Score: 92%')
  expect(incomplete?.querySelector('img')?.getAttribute('src')).toContain('trophy')
  expect(incomplete?.textContent).toContain('Student Name')
  expect(incomplete?.textContent).not.toMatch(/Score|%/)
})
