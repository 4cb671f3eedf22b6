// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { notSent, sent } from '@/content/forms'
import { type FormState, nothingPosted } from '@/lib/forms/shared/state'
import { contact } from '@/testing/submissions'
import { ContactForm } from './contact-form-client'
import { sendForm } from './send-form'

vi.mock('./send-form', () => ({ sendForm: vi.fn() }))

beforeEach(() => sessionStorage.clear())

/** Fills in the contact form and submits it twice. The server responds with `outcome`. */
function submitForm(values: Partial<typeof contact>, outcome: FormState) {
  vi.mocked(sendForm).mockResolvedValue(outcome)
  const { container } = render(
    <ContactForm posted={nothingPosted} notice={null} after={null} talk={null} />,
  )
  for (const [name, value] of Object.entries({ ...contact, ...values })) {
    const control = container.querySelector(`[name="${name}"]`)
    if (control) fireEvent.change(control, { target: { value } })
  }
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value

it('a form is sent once and cleared when the server accepts it', async () => {
  submitForm({}, { status: 'sent' })
  await screen.findByText(sent.contact)
  expect(message()).toBe('')
  const [call, ...others] = vi.mocked(sendForm).mock.calls
  expect(others).toEqual([])
  expect(Object.fromEntries(call?.[1] ?? [])).toMatchObject(contact)
})

it('a form keeps its values when it could not be sent', async () => {
  submitForm({}, { status: 'refused', reason: 'failed', message: notSent })
  await screen.findByText(notSent)
  expect(message()).toBe(contact.message)
})

it('a form with mistakes shows their messages and is not sent', async () => {
  submitForm({ phone: '123' }, { status: 'sent' })
  await screen.findAllByText('Enter a valid 10-digit phone number.')
  expect(vi.mocked(sendForm)).not.toHaveBeenCalled()
})

it('a form shows the mistakes that only the server found', async () => {
  submitForm({}, { status: 'invalid', errors: { message: 'Please enter a message.' } })
  await screen.findAllByText('Please enter a message.')
})
