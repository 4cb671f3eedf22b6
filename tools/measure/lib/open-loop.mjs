import { Agent, request } from 'node:http'

/** What browsers send over HTTPS. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Asks a site of this machine for addresses in turn at a fixed rate a second, however long answers take: one is late from
 * the moment it was due. `onAnswer` is given each answer with when it was asked for. Resolves to latencies in
 * milliseconds and how many were no 200.
 *
 * @param {{ url: string, addresses: string[], rate: number, total: number,
 *   onAnswer?: (answer: { address: string, body: Buffer, askedAt: number }) => void }} options
 */
export async function readAtRate({ url, addresses, rate, total, onAnswer }) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is ever loaded')
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const latencies = []
  let failed = 0
  const began = performance.now()

  const ask = (at) =>
    new Promise((resolve) => {
      const due = began + (at * 1000) / rate
      const askedAt = performance.now()
      const address = addresses[at % addresses.length]
      const fail = () => {
        failed += 1
        resolve()
      }
      const sent = request(url + address, { agent, headers }, (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () => {
          latencies.push(performance.now() - due)
          if (answer.statusCode !== 200) failed += 1
          else onAnswer?.({ address, body: Buffer.concat(parts), askedAt })
          resolve()
        })
      })
        // A kept connection that was just closed: browsers ask once more on a new one.
        .on('error', () => (sent.reusedSocket ? ask(at).then(resolve) : fail()))
        .end()
    })

  const all = []
  while (all.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) * rate) / 1000) + 1)
    while (all.length < due) all.push(ask(all.length))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(all)
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (part) => latencies[Math.floor((latencies.length - 1) * part)]
  return {
    failed,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    seconds: (performance.now() - began) / 1000,
  }
}
