import { z } from 'zod'

const envelope = z.object({
  success: z.unknown(),
  error: z.unknown(),
  status: z.coerce.number().catch(0),
})

/**
 * What a body says although its HTTP status is 2xx: null unless it says that the call failed
 * (`success: false`, an `error`, a `status` of 400 or more).
 */
export function failedAnswer(body: unknown): { status: number | undefined } | null {
  const said = envelope.partial().safeParse(Array.isArray(body) ? null : body).data
  if (!said) return null
  const status = said.status !== undefined && said.status >= 400 ? said.status : undefined
  const failed = said.success === false || Boolean(said.error) || status !== undefined
  return failed ? { status } : null
}
