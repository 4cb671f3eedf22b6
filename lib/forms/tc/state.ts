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

/** What a page without script shows: why the lookup that it answers gave nothing, and what was typed. */
export type PostedLookup = { refusal: CertificateRefusal | null; typed: Typed }

export const nothingLookedUp: PostedLookup = { refusal: null, typed: {} }

/** The page of the lookup. */
export const lookupPage = '/student-tc'

/** The name of the downloaded file (specification, section 7). */
export const certificateFile = 'tc.webp'
