import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { readAddress } from './address'

const folder = '/media/'
const nothing = `${folder}none`

/** Whether a browser, or Next, would take a request's target for one below `/media`. */
function namesMedia(target: string): boolean {
  const address = target.startsWith('/') ? `http://site${target}` : target
  return URL.canParse(address) && new URL(address).pathname.startsWith(folder)
}

/**
 * Lets a target below `/media` that is not an address of this site, byte for byte, stand for a file
 * that is not there: what reaches a route was tidied up (`./`, `%2e`, a tab), so that one file would
 * have endless addresses, and Next answers 500 for what cannot be decoded. Call once, at start.
 */
export function refuseOtherSpellings(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return
    const { request } = message
    if (!(request instanceof IncomingMessage)) return
    const target = request.url ?? ''
    if (namesMedia(target) && readAddress(target) === null) request.url = nothing
  })
}
