import { connect } from 'node:tls'

const answerWithinMs = 10_000

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
