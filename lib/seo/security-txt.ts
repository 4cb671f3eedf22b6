import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'

export function securityTxt(now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + 365)
  return [
    `Contact: mailto:${school.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
