import { awayPage } from '@/lib/school/away-page'

export const dynamic = 'force-static'

/** The error page that nginx serves from disk; rendered once, by the build, so without a notice. */
export function GET() {
  return new Response(awayPage(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
