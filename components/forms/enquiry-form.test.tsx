// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FormState } from '@/lib/forms/shared/state'
import { ContactForm } from './contact-form-client'

/** What a form says above its fields, a paragraph each. */
function outcomeOf(state: FormState) {
  const around = { notice: null, after: <p>Next.</p>, talk: null }
  const { container } = render(<ContactForm posted={{ state, typed: {} }} {...around} />)
  return [...container.querySelectorAll('div[role] p')].map(({ textContent }) => textContent)
}

it('a success has its literal message and what follows; one kept by the demonstration says so and promises nothing', () => {
  const success = 'Your message has been sent successfully.'
  expect(outcomeOf({ status: 'sent' })).toEqual([success, 'Next.'])
  expect(outcomeOf({ status: 'sent', demonstration: true })).toEqual([
    success,
    expect.stringMatching(/was kept by the demonstration/),
  ])
  const refused = outcomeOf({ status: 'refused', reason: 'failed', message: 'Not sent.' })
  expect(refused).toEqual(['Not sent.', expect.any(String)])
})
