import { expect, it } from 'vitest'
import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { securityTxt } from './security-txt'

it('security.txt contains the school’s e-mail address and its own URL, and expires in a year', () => {
  expect(securityTxt(new Date('2026-11-25T10:00:00Z')).split('\n')).toEqual([
    `Contact: mailto:${school.email}`,
    'Expires: 2027-11-25T10:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    '',
  ])
})
