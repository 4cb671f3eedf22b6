// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FormDefinition } from '@/lib/forms/shared/definition'
import { type FormState, nothingPosted, submissionId } from '@/lib/forms/shared/state'
import { useEnquiry } from './use-enquiry'

const sendForm = vi.hoisted(() => vi.fn<(form: string, data: FormData) => Promise<FormState>>())
vi.mock('./send', () => ({ sendForm }))

const parts = {
  form: 'contact',
  posted: nothingPosted,
  loadForm: () => Promise.reject<FormDefinition>(new Error('no connection')),
} as const

function Page() {
  const { formProps, field } = useEnquiry(parts)
  const { error: _error, ...control } = field('name')
  return (
    <form {...formProps} aria-label="form">
      <input {...control} aria-label="Name" />
    </form>
  )
}

/** Presses the button and tells which submission left, under what name. */
async function send() {
  const before = sendForm.mock.calls.length
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(sendForm).toHaveBeenCalledTimes(before + 1))
  const data = sendForm.mock.lastCall?.[1]
  return { name: data?.get('name'), submission: data?.get(submissionId) }
}

afterEach(() => {
  sessionStorage.clear()
})

it('a draft restored after a lost answer is the same submission, and a new one is another', async () => {
  sendForm.mockRejectedValue(new Error('connection'))
  render(<Page />)
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Mitali' } })
  const first = await send()
  expect(first).toEqual({ name: 'Mitali', submission: expect.stringMatching(/./) })

  cleanup()
  sendForm.mockResolvedValue({ status: 'sent' })
  render(<Page />)
  expect(await send()).toEqual(first)

  await waitFor(() => expect(sessionStorage.length).toBe(0))
  cleanup()
  render(<Page />)
  expect((await send()).submission).not.toBe(first.submission)
})
