// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { nothingPosted } from '@/lib/forms/shared/state'
import { CertificateForm } from './certificate-form-client'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
it('typing during a lookup leaves the button disabled: it would do nothing', async () => {
  render(<CertificateForm posted={nothingPosted} notice={null} talk={null} />)
  const number = screen.getByLabelText(/Admission number/)
  fireEvent.input(number, { target: { value: 'DPS/2019/0417' } })
  fireEvent.input(screen.getByLabelText(/full name/), { target: { value: 'Ananya Rai' } })
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByRole('button', { name: 'Fetching the certificate...' })
  fireEvent.input(number, { target: { value: 'DPS/2019/0418' } })
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
