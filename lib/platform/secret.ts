import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from './env'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function isWebhookSecret(request: Request): boolean {
  const secret = env().REVALIDATE_SECRET
  const header = request.headers.get('authorization') ?? ''
  return Boolean(secret) && timingSafeEqual(digest(header), digest(`Bearer ${secret}`))
}
