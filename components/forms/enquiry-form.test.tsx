// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FormState } from '@/lib/forms/shared/state'
import { EnquiryForm } from './enquiry-form'

function show(state: FormState) {
  const enquiry = {
    state,
    progress: null,
    mistakes: [],
    message: { current: null },
    formProps: {
      ref: { current: null },
      name: 'contact' as const,
      noValidate: true,
      onSubmit: () => undefined,
      onFocus: () => undefined,
      onInput: () => undefined,
    },
  }
  return (
    <EnquiryForm
      enquiry={enquiry}
      notice={null}
      after={<p>Next.</p>}
      talk={null}
      label="f"
      submitLabel="Submit"
    >
      <input name="name" />
    </EnquiryForm>
  )
}

it('a success has its literal message and what follows; one kept by the demonstration says so and promises nothing', () => {
  const { rerender } = render(show({ status: 'sent' }))
  const paragraphs = () => {
    const [outcome] = screen.getAllByRole('status')
    return [...(outcome?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  }
  expect(paragraphs()).toEqual(['Your message has been sent successfully.', 'Next.'])
  rerender(show({ status: 'sent', demonstration: true }))
  expect(paragraphs()).toEqual([
    'Your message has been sent successfully.',
    expect.stringMatching(/was kept by the demonstration/),
  ])
  rerender(show({ status: 'refused', reason: 'failed', message: 'Not sent.' }))
  expect(screen.queryByText('Next.')).toBeNull()
})
