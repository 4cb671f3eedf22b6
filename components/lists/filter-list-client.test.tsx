// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { TopperState } from '@/lib/lists/toppers'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TopperList } from './topper-list-client'

const asha: Topper = {
  name: 'Asha',
  stream: 'Science',
  score: '92%',
  class: 'X',
  session: '2025-26',
  photo: null,
}

const initial: TopperState = {
  page: { items: [asha], total: 1, page: 1, pages: 1 },
  filters: { session: '2025-26', q: '', page: 1 },
  defaultSession: '2025-26',
  sessions: ['2025-26', '2024-25'],
}

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TopperList path="/x-topper" level="X" initial={initial} />
    </SWRConfig>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Fetches fail, and this resolves when the next one has. */
function offline() {
  const fetches = vi.fn(async () => {
    throw new Error('offline')
  })
  vi.stubGlobal('fetch', fetches)
  return () => vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/^Load/))
}

it('the year dropdown has "Select Year" as its disabled placeholder, without hiding the years', () => {
  show()
  const options = [...screen.getByLabelText('Year').querySelectorAll('option')]
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Select Year', true],
    ['2025-26', false],
    ['2024-25', false],
  ])
})

it('turning to the filters offline leaves the list that came with the page', async () => {
  const settled = offline()
  show()
  fireEvent.focus(screen.getByLabelText('Year'))
  expect(screen.getByRole('status').textContent).toBe('Loading toppers...')
  await settled()
  expect(screen.getByText('Total Count: 1')).toBeDefined()
  expect(screen.getByText('Asha')).toBeDefined()
  expect(screen.queryByText('No toppers found.')).toBeNull()
})

it('a year whose fetch fails leaves an empty list, says that it could not be loaded, and the one before comes back', async () => {
  const settled = offline()
  show()
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2024-25' } })
  await settled()
  expect(screen.queryByText('Asha')).toBeNull()
  expect(screen.queryByText('No toppers found.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2025-26' } })
  await settled()
  expect(screen.getByText('Asha')).toBeDefined()
})
