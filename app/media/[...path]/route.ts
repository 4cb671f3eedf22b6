import { handleMedia } from '@/lib/media/response'
import { discardBody } from '@/lib/vendor-api/client'

/** A picture or file that a record shows (specification, section 7: GET /api/image/{path}). */
export async function GET(request: Request) {
  return handleMedia(request)
}

/** Its headers alone; the file itself is let go, so that the vendor's connection is free again. */
export async function HEAD(request: Request) {
  const response = await handleMedia(request)
  discardBody(response)
  return new Response(null, response)
}
