import { textIn } from '@/lib/lists/search'
import { loadSession } from '@/lib/lists/toppers'
import { env } from '@/lib/platform/env'
import type { TopperClass } from '@/lib/vendor-api/resources/toppers'

const levels = new Map<string, TopperClass>([
  ['x', 'X'],
  ['xii', 'XII'],
])

/** All toppers of a class in one session (`?session=2025-26`). 503 when they were never loaded. */
export async function GET(request: Request, { params }: { params: Promise<{ level: string }> }) {
  const level = levels.get((await params).level)
  const session = textIn(new URL(request.url).searchParams.get('session') ?? undefined)
  const toppers = level && (await loadSession(level, session))
  if (toppers === undefined) return Response.json({ error: 'no such session' }, { status: 404 })
  if (!toppers) return Response.json({ error: 'not loaded yet' }, { status: 503 })
  return Response.json(toppers, {
    headers: { 'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}` },
  })
}
