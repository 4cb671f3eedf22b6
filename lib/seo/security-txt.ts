import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'

/** Returns the body of `/.well-known/security.txt` (RFC 9116), which expires 365 days after `now`. */
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
