import { mediaResponse } from '@/lib/vendor/media-response'

type Context = { params: Promise<{ path: string[] }> }

/** A vendor file, fetched for the browser (specification, section 7: GET /api/image/{path}). */
export async function GET(request: Request, { params }: Context) {
  return mediaResponse((await params).path, request)
}
