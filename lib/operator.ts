import 'server-only'
import { peerHeader } from '@/lib/forms/shared/peer'
import { isWebhookSecret } from '@/lib/secret'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Whether nobody but this machine has a hand in a request. */
function isFromHere({ headers }: Request): boolean {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  return [...forwarded, headers.get(peerHeader) ?? ''].every((one) => loopback.test(one.trim()))
}

/** Whether a request comes from this machine, or carries the webhook's secret. */
export function isOperator(request: Request): boolean {
  return isFromHere(request) || isWebhookSecret(request)
}
