// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { markupOf } from '@/testing/markup'
import { PhoneLink } from './phone-link'

it('a phone number is a link that calls it', () => {
  const link = markupOf(<PhoneLink digits="9434012345" />).querySelector('a')
  expect(link?.getAttribute('href')).toBe('tel:+919434012345')
  expect(link?.textContent?.replace(/\D/g, '')).toContain('9434012345')
})
