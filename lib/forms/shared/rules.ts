import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'

type Answers = Record<string, unknown>

/** A form's schema as react-hook-form asks for it; the browser sends the fields, not its output. */
export function browserRules(schema: z.ZodType<Answers, Answers>): Resolver<Answers> {
  return zodResolver<Answers, unknown, Answers>(schema)
}
