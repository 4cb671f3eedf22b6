import { expect, it } from 'vitest'
import { contactForm } from '../contact'
import { browserRules } from './rules'
import { messagesOf } from './submission'

it('a form says in the browser what the server would say of each field', async () => {
  const typed = { name: 'Mitali Roy', phone: '12345' }
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await browserRules(contactForm.schema)(typed, undefined, options)
  const shown = Object.entries(errors).map(([field, error]) => [field, error?.message])
  const refused = contactForm.schema.safeParse(typed)
  expect(Object.fromEntries(shown)).toEqual(refused.error && messagesOf(refused.error))
  expect(errors.phone?.message).toBe('Enter a valid 10-digit phone number.')
})
