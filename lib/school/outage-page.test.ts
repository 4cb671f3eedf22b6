import { expect, it } from 'vitest'
import { outagePage } from './outage-page'

it('the error page shows the notice of the day as text', () => {
  expect(outagePage('Closed: rain <& wind>')).toContain('Closed: rain &lt;&amp; wind&gt;')
  expect(outagePage()).not.toContain('role="status"')
})
