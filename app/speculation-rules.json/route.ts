import { speculationRules } from '@/lib/security/speculation'

export const dynamic = 'force-static'

/** Speculation rules, linked from every page's header; rendered once, by the build. */
export function GET() {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  })
}
