import 'server-only'
import { notSent, tooLarge } from '@/content/forms'
import type { NotAdmitted } from '@/lib/http/admit'
import type { ExceededRate } from '@/lib/http/limit'
import { isSharedByAll } from '@/lib/http/rates'
import type { RefusalReason, Refused } from './state'

const texts: Record<Exclude<RefusalReason, 'limited'>, string> = {
  foreign:
    'This message did not come from a page of this site, so it was not sent. Please open the page again and send it from there.',
  honeypot:
    'Your message was not sent, because a hidden field that only programs fill in was not empty. Please send it once more.',
  unreadable: 'Your message did not arrive whole, so it was not sent. Please send it once more.',
  'too large': tooLarge,
  failed: notSent,
  'under way':
    'Your message is still on its way. Please press the button again in a minute: you will be told whether it arrived, and it will not be sent twice.',
}

export function refused(reason: keyof typeof texts): Refused {
  return { status: 'refused', reason, message: texts[reason] }
}

/** Formats a waiting time, rounded up: "in 40 seconds" or "in 5 minutes". */
export function waitingTime(seconds: number): string {
  if (seconds <= 1) return 'in a second'
  if (seconds < 60) return `in ${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}

export function rateLimited({ rate, retrySeconds }: ExceededRate): Refused {
  const cause = isSharedByAll(rate)
    ? 'Too many messages are being sent just now'
    : 'Too many messages have come from your connection'
  const message = `${cause}, so this one was not sent. Please try again ${waitingTime(retrySeconds)}, or call us.`
  return { status: 'refused', reason: 'limited', message, retrySeconds }
}

export function notAdmitted(refusal: NotAdmitted): Refused {
  return refusal.reason === 'limited' ? rateLimited(refusal) : refused(refusal.reason)
}
