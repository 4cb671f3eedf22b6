// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { facts } from '@/content/facts'
import { type FormState, nothingPosted } from '@/lib/forms/shared/state'
import { markupOf } from '@/testing/markup'
import { AfterSent } from './after-sent'
import { ContactForm } from './contact-form-client'
import { ContactView } from './contact-view'

/** Returns the paragraphs above the form's fields. */
function outcomeOf(state: FormState) {
  const around = { notice: null, after: <p>Next.</p>, talk: null }
  const { container } = render(<ContactForm posted={{ state, values: {} }} {...around} />)
  return [...container.querySelectorAll('div[role] p')].map(({ textContent }) => textContent)
}

it('a sent form shows the next steps, even on the demonstration site', () => {
  const success = 'Your message has been sent successfully.'
  expect(outcomeOf({ status: 'sent' })).toEqual([success, 'Next.'])
  expect(outcomeOf({ status: 'sent', demonstration: true })).toEqual([
    success,
    expect.stringMatching(/was kept by the demonstration.*:$/),
    'Next.',
  ])
  const refused = outcomeOf({ status: 'refused', reason: 'failed', message: 'Not sent.' })
  expect(refused).toEqual(['Not sent.', expect.any(String)])
})

it('after an admission enquiry, no text is marked “(sample)”', () => {
  const { container } = render(<AfterSent form="admission" />)
  expect(container.textContent).toContain(facts.afterForm.admission)
  expect(container.textContent).not.toMatch(/sample/i)
})

it('a form turns off autocorrection in its single-line fields', () => {
  const idle = { state: { status: 'idle' }, values: {} } as const
  const { container } = render(<ContactForm posted={idle} notice={null} after={null} talk={null} />)
  const corrected = container.querySelectorAll(':is(input, textarea):not([autocorrect="off"])')
  expect([...corrected].map((field) => field.getAttribute('name'))).toEqual(['message', 'website'])
})

it('the contact form stands open and empty below its success message', () => {
  const { container } = render(
    <ContactForm
      posted={{ state: { status: 'sent' }, values: {} }}
      notice={null}
      after={null}
      talk={null}
    />,
  )
  expect(container.querySelector('details form')).toBeNull()
  const fields = container.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=hidden]), textarea)',
  )
  expect([...fields].map(({ value }) => value).join('')).toBe('')
})

it('the page Contact Us shows no landmark until the school publishes one', () => {
  const words = markupOf(<ContactView posted={nothingPosted} />).textContent
  expect(words).toContain('Directions in Google Maps')
  expect(words).not.toContain('Landmark')
})
