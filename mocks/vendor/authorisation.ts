import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from './respond'

// Hashed first, so that both sides have one length and the comparison tells nothing.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Refuses with 401 unless the request carries `Authorization: Bearer {token}` (section 6). Without a
 * configured token everybody may call.
 */
export function requireToken(request: Request, token: string | undefined): void {
  if (!token) return
  const given = /^Bearer +(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (timingSafeEqual(digest(given), digest(token))) return
  throw new Refusal(401, 'A bearer token is required', { 'www-authenticate': 'Bearer' })
}
