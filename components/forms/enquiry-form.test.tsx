// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FormState } from '@/lib/forms/shared/state'
import { EnquiryForm } from './enquiry-form'

function show(state: FormState, progress: number | null) {
  const enquiry = {
    state,
    progress,
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

beforeEach(() => vi.useFakeTimers())
it('the page says that it is still sending', () => {
  const { rerender } = render(show({ status: 'idle' }, 1))
  expect(screen.getByRole('status').textContent).toBe('Submitting...')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByRole('status').textContent).toMatch(/^Still sending\./)
  expect(screen.getByRole('button').textContent).toBe('Submitting...')
  rerender(show({ status: 'idle' }, null))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(show({ status: 'idle' }, 0))
  expect(screen.getByRole('status').textContent).toBe('Submitting...')
})

it('a success has its literal message and what follows; one kept by the demonstration says so and promises nothing', () => {
  const { rerender } = render(show({ status: 'sent' }, null))
  const paragraphs = () => {
    const [outcome] = screen.getAllByRole('status')
    return [...(outcome?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  }
  expect(paragraphs()).toEqual(['Your message has been sent successfully.', 'Next.'])
  rerender(show({ status: 'sent', demonstration: true }, null))
  expect(paragraphs()).toEqual([
    'Your message has been sent successfully.',
    expect.stringMatching(/was kept by the demonstration/),
  ])
  rerender(show({ status: 'refused', reason: 'failed', message: 'Not sent.' }, null))
  expect(screen.queryByText('Next.')).toBeNull()
})
