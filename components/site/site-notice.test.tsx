// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SiteNotice } from './site-notice'

vi.mock('@/content/notices', () => ({
  notices: [{ words: 'Closed: rain & wind.', from: '2026-07-23', until: '2026-07-24' }],
}))

it('SiteNotice shows the notice of the day until the end of its last day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-24T23:59:00+05:30') })
  const { rerender } = render(<SiteNotice />)
  expect(screen.getByRole('status').textContent).toBe('Closed: rain & wind.')
  vi.setSystemTime(new Date('2026-07-25T00:01:00+05:30'))
  rerender(<SiteNotice />)
  expect(screen.queryByRole('status')).toBeNull()
})
