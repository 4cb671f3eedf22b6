/** Liveness: restart the process when this fails to respond. */
export function GET() {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } })
}
