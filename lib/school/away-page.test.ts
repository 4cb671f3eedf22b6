import { expect, it } from 'vitest'
import { awayPage } from './away-page'

it('the error page shows the notice of the day as text', () => {
  expect(awayPage('Closed: rain <& wind>')).toContain('Closed: rain &lt;&amp; wind&gt;')
  expect(awayPage()).not.toContain('role="status"')
})
