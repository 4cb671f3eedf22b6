import type { Failure } from '@/lib/vendor-api/errors'

/** What went wrong with a call, and what to do, for an operator who has set these. */
export function inOperatorsWords(
  { authorised, failure }: { authorised: boolean; failure: Failure },
  { vendor, hasToken }: { vendor: string; hasToken: boolean },
): string {
  const { reason, status, code, check } = failure
  const what = [reason, status, code].filter(Boolean).join(' ')
  const below = URL.canParse(vendor) ? new URL(vendor).pathname.replace(/\/$/, '') : ''
  if (status === 404 && below)
    return `${vendor}/api/… is not there: leave \`${below}\` out of VENDOR_API_URL`
  if (status === 401 || status === 403) {
    if (!authorised) return `${what}: the vendor wants a token where its description names none`
    return hasToken
      ? `${what}: the vendor does not take this VENDOR_API_TOKEN; ask the vendor for the present one`
      : `${what}: set VENDOR_API_TOKEN`
  }
  return check ? `${what}: check ${check}` : what
}
