import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Admitted } from '@/lib/http/admit'
import { consumeAll, type ExceededRate, refund } from '@/lib/http/limit'
import { messageRateLimits, unknownOriginRateLimits } from '@/lib/http/rates'
import { log } from '@/lib/platform/log'
import { toFailure, VendorError } from '@/lib/vendor-api/errors'
import { type Submission, sendSubmission } from '@/lib/vendor-api/submissions'
import { isEmbedded } from '@/lib/vendor-api/transport'
import type { FormDefinition } from './definition'
import { pickFields } from './form-values'
import { idempotent } from './idempotent'
import { recordFailure } from './outcomes'
import { rateLimited, refused } from './refusals'
import { inspectResume } from './resume'
import { type FormState, honeypot, submissionId } from './state'

type Errors = Readonly<Record<string, string>>

type CheckResult = { errors: Errors } | { submission: Submission }

export function messagesOf(error: z.ZodError): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  return errors
}

async function hashContent(submission: Submission): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(submission)) {
    hash.update(`\n${name}=`)
    hash.update(value instanceof File ? new Uint8Array(await value.arrayBuffer()) : String(value))
  }
  return hash.digest('base64url')
}

async function checkFields(form: FormDefinition, data: FormData): Promise<CheckResult> {
  const parsed = form.schema.safeParse(pickFields(form.schema, data))
  if (!parsed.success) return { errors: messagesOf(parsed.error) }
  const submission = { ...parsed.data }
  for (const [field, value] of Object.entries(submission)) {
    if (!(value instanceof File)) continue
    const resume = await inspectResume(value)
    if (typeof resume === 'string') return { errors: { [field]: resume } }
    submission[field] = resume
  }
  return { submission }
}

/** Delivers a submission to the vendor. Logs the outcome, not the values. */
async function deliver(
  { name: form, endpoint }: FormDefinition,
  submission: Submission,
): Promise<boolean> {
  try {
    await sendSubmission(endpoint, submission)
    log.info({ form }, 'form sent')
    return true
  } catch (error) {
    const failure = error instanceof VendorError ? toFailure(error) : { reason: 'unexpected' }
    log.error({ form, ...failure }, 'form not sent')
    recordFailure(form, failure)
    return false
  }
}

function sentState(): FormState {
  return isEmbedded() ? { status: 'sent', demonstration: true } : { status: 'sent' }
}

class RateLimitError extends Error {
  constructor(readonly exceeded: ExceededRate) {
    super('limited')
  }
}

/**
 * Checks an admitted POST (honeypot, fields, duplicates, limits) and delivers it. Never throws. `sent` means that the
 * vendor accepted the form.
 */
export async function handleSubmission(
  form: FormDefinition,
  { data, address, origin }: Admitted,
): Promise<FormState> {
  if (data.getAll(honeypot).some((value) => value !== '')) return refused('honeypot')
  try {
    const checked = await checkFields(form, data)
    if ('errors' in checked) return { status: 'invalid', errors: checked.errors }
    const { submission } = checked
    const sender = String(data.get(submissionId) || address)
    const fingerprint = `${form.name} ${sender} ${await hashContent(submission)}`
    const outcome = await idempotent(fingerprint, async () => {
      const limits = [...unknownOriginRateLimits(origin), ...messageRateLimits(address)]
      const exceeded = await consumeAll(limits)
      if (exceeded) throw new RateLimitError(exceeded)
      const isDelivered = await deliver(form, submission)
      if (!isDelivered) await refund(limits)
      return isDelivered
    })
    return outcome === 'accepted' ? sentState() : refused(outcome)
  } catch (error) {
    if (error instanceof RateLimitError) {
      log.warn({ form: form.name, rate: error.exceeded.rate }, 'form limited')
      return rateLimited(error.exceeded)
    }
    log.error({ form: form.name, reason: error instanceof Error ? error.name : '' }, 'form failed')
    return refused('failed')
  }
}
