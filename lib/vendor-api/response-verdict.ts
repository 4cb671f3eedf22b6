import { z } from 'zod'

const failure = z.union([
  z.object({ success: z.literal(false) }),
  z.object({ status: z.literal(false) }),
  z.object({ status: z.string().regex(/^\s*(?:error|fail(?:ed|ure)?)\s*$/i) }),
  z.object({ status: z.coerce.number().min(400).max(599) }),
  z.object({ error: z.union([z.literal(true), z.string().regex(/\S/), z.object({})]) }),
])

/** Returns whether the JSON of a 2xx response plainly reports a failure (docs/decisions/0041). */
export const isFailure = (body: unknown): boolean => failure.safeParse(body).success
