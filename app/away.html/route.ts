import { outagePage } from '@/lib/school/outage-page'

export const dynamic = 'force-static'

/** The error page that nginx serves from disk; rendered once, by the build, so without a notice. */
export function GET() {
  return new Response(outagePage(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
