/** Whether this process answers at all: one that does not is to be started anew. */
export function GET() {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } })
}
