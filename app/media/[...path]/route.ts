import { handleMedia } from '@/lib/media/response'
import { discardBody } from '@/lib/vendor-api/client'

/** Serves a record's picture or file (specification, section 7: GET /api/image/{path}). */
export const GET = handleMedia

export async function HEAD(request: Request) {
  const response = await handleMedia(request)
  discardBody(response)
  return new Response(null, response)
}
