import type { Typed } from '../shared/state'

/** What went wrong with a lookup: nothing typed, not found or not answered, too often, the file. */
export type CertificateFault = 'empty' | 'failed' | 'limited' | 'file'

/** A lookup without a certificate: the message, and what helps; `again` is in seconds. */
export type CertificateRefusal = {
  reason: CertificateFault
  message: string
  hint?: string
  again?: number
}

/** Where the lookup form of a page without script stands. */
export type CertificateState = {
  refusal: CertificateRefusal | null
  typed: Typed
}

export const nothingLookedUp: CertificateState = { refusal: null, typed: {} }

/** The name of the downloaded file (specification, section 7). */
export const certificateFile = 'tc.webp'

/** Tells the page behind a redirected post what its lookup came to; it holds no personal value. */
export const outcomeCookie = 'tc-outcome'
