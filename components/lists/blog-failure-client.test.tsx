// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlogFailure } from './blog-failure-client'

it('BlogFailure shows “Loading blogs...” after “Try again”', () => {
  render(<BlogFailure url="/blog-inner?id=late" />)
  const link = screen.getByRole('link', { name: 'Try again' })
  expect(link.getAttribute('href')).toBe('/blog-inner?id=late')
  fireEvent.click(link)
  expect(screen.getByRole('alert').textContent).toBe('Loading blogs...')
})
