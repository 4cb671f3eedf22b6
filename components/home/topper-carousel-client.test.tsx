// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { TopperCarousel } from './topper-carousel-client'

/** Carousel stub that comes near the view on click. */
vi.mock('../ui/carousel-client', () => ({
  Carousel: ({ children, onNear }: { children: ReactNode; onNear: () => void }) => (
    <button type="button" onClick={onNear}>
      {children}
    </button>
  ),
}))

const topper = (name: string) => ({
  name,
  class: 'X',
  stream: '',
  score: '',
  session: '',
  photo: null,
  files: [],
})
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it.each([
  ['all, once', Response.json([topper('A'), topper('B')]), ['A', 'B']],
  ['the first, of another build', Response.json({ error: '' }, { status: 409 }), ['A']],
  ['the first, without a whole answer', new Response('[{'), ['A']],
  ['of thousands a hundred', Response.json(Array(3000).fill(topper('A'))), Array(100).fill('A')],
])('shows %s once the row comes near the view', async (_what, answer, shown) => {
  const ask = vi.fn(async () => answer)
  vi.stubGlobal('fetch', ask)
  render(<TopperCarousel label="Class X" first={[topper('A')]} all="/api/lists/x-topper" />)
  fireEvent.click(screen.getByRole('button'))
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/lists/x-topper')
  await waitFor(() => expect(names()).toEqual(shown))
})

it('fetches nothing when there are no further toppers', () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  render(<TopperCarousel label="Class X" first={[topper('A')]} all={null} />)
  fireEvent.click(screen.getByRole('button'))
  expect(ask).not.toHaveBeenCalled()
})
