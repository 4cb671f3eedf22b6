import { z } from 'zod'

const seconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

/** A URL without a trailing slash. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''))

const schema = z.object({
  VENDOR_API_URL: httpUrl.optional(),
  VENDOR_API_TOKEN: z.string().default(''),
  SCHOOL_CODE: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'may hold letters, digits, - and _ only')
    .default('DPSSWB'),
  SITE_URL: httpUrl.default('http://localhost:3000'),
  REVALIDATE_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  REVALIDATE_SECONDS: seconds(60),
  VENDOR_TIMEOUT_MS: z.coerce.number().int().min(50).default(5000),
  VENDOR_POST_TIMEOUT_MS: z.coerce.number().int().min(50).default(60_000),
  DATA_DIR: z.string().min(1).default('.data'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  TRUSTED_HOPS: z.coerce.number().int().min(0).default(0),
  FORM_LIMIT_PER_ADDRESS: z.coerce.number().int().min(1).default(40),
  FORM_LIMIT_OVERALL: z.coerce.number().int().min(1).default(1000),
  SHARED_CACHE_SURROGATE_CONTROL: z.enum(['on', 'off']).default('off'),
  STOP_SECONDS: seconds(75),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOSTNAME: z.string().optional(),
})

export const variables: readonly string[] = Object.keys(schema.shape)

/** The environment (`.env.example`). Each name ends in the unit of its value. */
export type Env = z.infer<typeof schema>

export type Variables = Readonly<Record<string, string | undefined>>

function read(source: Variables) {
  const set = Object.entries(source).filter(([, value]) => value !== '')
  return schema.safeParse(Object.fromEntries(set))
}

export function badVariables(source: Variables): { name: string; why: string }[] {
  const issues = read(source).error?.issues ?? []
  return issues.map(({ path, message }) => ({ name: path.join('.'), why: message }))
}

/**
 * Parses environment variables; an empty one counts as not set. Throws one error that names every bad
 * variable and its reason.
 */
export function parseEnv(source: Variables): Env {
  const { data } = read(source)
  if (data) return data
  const reasons = badVariables(source).map(({ name, why }) => `  ${name} ${why}`)
  throw new Error(`The environment cannot be used:\n${reasons.join('\n')}`)
}

let parsed: Env | undefined

/** Returns the server's environment, parsed on first use, so that a build contains none of it. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
