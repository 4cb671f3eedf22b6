import { securityTxt } from '@/lib/seo/security-txt'

export const dynamic = 'force-dynamic'

/** Contact for people who find a vulnerability (RFC 9116). */
export function GET() {
  return new Response(securityTxt(new Date()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      // Without it nginx would not have the file while the site is down.
      'cache-control': 'public, max-age=3600',
    },
  })
}
