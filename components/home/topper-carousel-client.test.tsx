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
  class: 'X' as const,
  stream: '',
  score: '',
  session: '',
  photo: null,
  files: [],
})
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it.each([
  ['fetches and shows all toppers', Response.json([topper('A'), topper('B')]), ['A', 'B']],
  ['keeps the first topper if the response breaks off', new Response('[{'), ['A']],
  ['shows 100 of 3000 toppers', Response.json(Array(3000).fill(topper('A'))), Array(100).fill('A')],
])('near the viewport, TopperCarousel %s', async (_what, answer, shown) => {
  const ask = vi.fn(async () => answer)
  vi.stubGlobal('fetch', ask)
  render(<TopperCarousel label="Class X" first={[topper('A')]} all="/api/lists/x-topper" />)
  fireEvent.click(screen.getByRole('button'))
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/lists/x-topper')
  await waitFor(() => expect(names()).toEqual(shown))
})

it('TopperCarousel fetches nothing if all toppers are on the page', () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  render(<TopperCarousel label="Class X" first={[topper('A')]} all={null} />)
  fireEvent.click(screen.getByRole('button'))
  expect(ask).not.toHaveBeenCalled()
})
