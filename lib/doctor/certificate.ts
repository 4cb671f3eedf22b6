import { connect } from 'node:tls'
import { codeOf } from '@/lib/error-code'
import { bad, good, type Line, look } from './line'

const about = 'certificate'
const answerWithinMs = 10_000
/** Certificates are renewed a month ahead; later than this somebody has to look. */
export const leastCertificateDays = 14
const dayMs = 86_400_000

/** When the certificate of an HTTPS address ends. Rejects with why there is no good one. */
export function certificateEnd(site: string): Promise<Date> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname },
      () => {
        const { valid_to } = socket.getPeerCertificate()
        socket.end()
        resolve(new Date(valid_to))
      },
    )
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}

/** Whole days until then. */
export function daysUntil(end: Date): number {
  return Math.floor((end.getTime() - Date.now()) / dayMs)
}

/** How long the certificate of `SITE_URL` is good for. */
export async function aboutCertificate(site: string): Promise<Line[]> {
  if (!site.startsWith('https:'))
    return [look(about, 'SITE_URL has no TLS', 'certbot, then https://')]
  try {
    const days = daysUntil(await certificateEnd(site))
    const says = `${site}: good for ${days} more days`
    const renew = 'certbot renew; systemctl status certbot.timer'
    return [days < leastCertificateDays ? bad(about, says, renew) : good(about, says)]
  } catch (error) {
    const what = 'does the name lead to this server, and has nginx its certificate?'
    return [bad(about, `${site}: ${codeOf(error)}`, what)]
  }
}
