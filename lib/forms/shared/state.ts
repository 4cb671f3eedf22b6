export const formNames = ['contact', 'career', 'admission'] as const
export type FormName = (typeof formNames)[number]

export type PostedValues = Readonly<Record<string, string>>

/**
 * Why we cannot confirm that a submission was sent. `failed`: the vendor did not accept it. `under way`: an earlier post of
 * the same submission still waits for the vendor.
 */
export type Unconfirmed = 'failed' | 'under way'

export type RefusalReason =
  | 'foreign'
  | 'honeypot'
  | 'unreadable'
  | 'too large'
  | 'limited'
  | Unconfirmed

export type LookupFailure = 'empty' | 'failed' | 'limited' | 'file'

export type Refused = {
  status: 'refused'
  reason: RefusalReason | LookupFailure
  message: string
  hint?: string
  retrySeconds?: number
}

/** State of a form. `errors` has messages by field. `demonstration` means that the embedded vendor accepted the form. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: Readonly<Record<string, string>> }
  | Refused
  | { status: 'sent'; demonstration?: true }

export const idle: FormState = { status: 'idle' }

export type PostedForm = { state: FormState; values: PostedValues }

export const nothingPosted: PostedForm = { state: idle, values: {} }

/** A field that people do not see and that must stay empty. */
export const honeypot = 'website'

/** Our script sends this for a date that is half typed or impossible (31 June). No schema accepts it. */
export const incompleteDate = '?'

export const minBirthDate = '1900-01-01'

/** Name of the hidden field with a submission's id. If the browser sends a submission twice, we deliver it once. */
export const submissionId = 'submission'

/**
 * Maximum lengths in characters. Far above what people write, but small enough for the server's `fieldsBytes`.
 * With scripts, the browser checks them too.
 */
export const maxLengths = { line: 500, email: 320, address: 2000, message: 10_000 } as const
