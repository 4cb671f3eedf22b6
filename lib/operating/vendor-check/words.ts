import type { Failure } from '@/lib/cache/backoff'

/** What went wrong with a call, and what an operator does about it. */
export type Words = { says: string; do: string }

/** A failure in words, for an operator who has set this address and this token or none. */
export function inOperatorsWords(
  { authorised, failure }: { authorised: boolean; failure: Failure },
  { vendor, hasToken }: { vendor: string; hasToken: boolean },
): Words {
  const { reason, status, code, check = 'the vendor' } = failure
  const says = [reason, status, code].filter(Boolean).join(' ')
  const below = URL.canParse(vendor) ? new URL(vendor).pathname.replace(/\/$/, '') : ''
  if (status === 404 && below)
    return { says: `no ${vendor}/api/…`, do: `leave \`${below}\` out of VENDOR_API_URL` }
  if ((status === 401 || status === 403) && authorised) {
    const renew = 'the vendor does not take this VENDOR_API_TOKEN; ask it for the present one'
    return { says, do: hasToken ? renew : 'set VENDOR_API_TOKEN' }
  }
  if (status === 401 || status === 403)
    return { says, do: 'ask the vendor why: this call goes without a token' }
  return { says, do: `check ${check}` }
}
