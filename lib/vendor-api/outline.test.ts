import { expect, it } from 'vitest'
import { outline } from './outline'

it('the body of the contact response is told without personal data', () => {
  const receipt = {
    success: true,
    data: { name: 'Mitali Roy', phone: 9876543210, tags: ['a', 'b'], read: false, reply: null },
  }
  expect(outline(receipt)).toEqual({
    success: true,
    data: { name: 'string', phone: 'number', tags: ['string'], read: false, reply: null },
  })
  expect(outline('Thank you, Mitali')).toBe('string')
})
