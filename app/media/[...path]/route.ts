import { discardBody } from '@/lib/vendor/client'
import { mediaResponse } from '@/lib/vendor/media-response'

type Context = { params: Promise<{ path: string[] }> }

/** A vendor file, fetched for the browser (specification, section 7: GET /api/image/{path}). */
export async function GET(request: Request, { params }: Context) {
  return mediaResponse((await params).path, request)
}

/** Its headers alone; the file itself is let go, so that the vendor's connection is free again. */
export async function HEAD(request: Request, context: Context) {
  const response = await GET(request, context)
  discardBody(response)
  return new Response(null, response)
}
