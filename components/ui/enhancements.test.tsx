// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import './enhancements'
import { Lightbox } from './lightbox'

const openLightbox = vi.hoisted(() => vi.fn<typeof import('./lightbox-photoswipe').openLightbox>())
vi.mock('./lightbox-photoswipe', () => ({ openLightbox }))

const photos = [
  { src: '/media/a.webp', alt: 'A room', thumb: <img src="/a-small.webp" alt="" /> },
  { src: '/media/b.webp', alt: 'A garden', thumb: <img src="/b-small.webp" alt="" /> },
]

it('the lightbox ignores taps on thumbnails while a picture opens or is open', async () => {
  render(<Lightbox label="Hostel" photos={photos} />)
  const [first, second] = screen.getAllByRole('link')
  if (!first || !second) throw new Error('no thumbnails')
  fireEvent.click(first)
  expect(first.getAttribute('aria-busy')).toBe('true')
  expect(fireEvent.click(second)).toBe(false)
  await waitFor(() => expect(first.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(second)
  expect(openLightbox.mock.calls.map(([, , index]) => index)).toEqual([0])
  openLightbox.mock.lastCall?.[4]()
  fireEvent.click(second)
  await waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(2))
  openLightbox.mock.lastCall?.[4]()
})

it('the lightbox lets Ctrl+click open the picture in a new tab', () => {
  render(<Lightbox label="Hostel" photos={photos} />)
  const link = screen.getByRole('link', { name: 'Enlarge: A room' })
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(openLightbox).not.toHaveBeenCalled()
})
