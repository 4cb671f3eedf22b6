import path from 'node:path'
import { badVariables, parseEnv, type Variables, variables } from '@/lib/platform/env'

export type VariableIssue = { severity: 'error' | 'warning'; message: string; remedy: string }

const issueOf =
  (severity: VariableIssue['severity']) =>
  (message: string, remedy: string): VariableIssue => ({ severity, message, remedy })
const error = issueOf('error')
const warning = issueOf('warning')

const ownPrefix = /^(?:VENDOR|SITE|SCHOOL|REVALIDATE|TRUSTED|FORM_LIMIT|SHARED_CACHE)_/

function vendorIssues(source: Variables): VariableIssue[] {
  const { VENDOR_API_URL, VENDOR_API_TOKEN } = parseEnv(source)
  if (!VENDOR_API_URL)
    return [warning('VENDOR_API_URL is not set: demonstration content', 'set it to go live')]
  const { pathname, protocol, hostname } = new URL(VENDOR_API_URL)
  const isLocal = /^(?:localhost|127\.|\[::1\])/.test(hostname)
  return [
    pathname !== '/' &&
      error(
        `the site would call ${VENDOR_API_URL}/api/news/…`,
        `leave \`${pathname}\` out of VENDOR_API_URL`,
      ),
    protocol === 'http:' &&
      !isLocal &&
      warning('the token goes to the vendor unencrypted', 'write https:// in VENDOR_API_URL'),
    !VENDOR_API_TOKEN &&
      warning('VENDOR_API_TOKEN is not set: five calls need one', 'ask the vendor for it'),
    /\s/.test(VENDOR_API_TOKEN) &&
      error('VENDOR_API_TOKEN contains a space', 'write only the token, without "Bearer"'),
  ].filter((issue) => issue !== false)
}

export function variableIssues(source: Variables): VariableIssue[] {
  const bad = badVariables(source)
  // Treat an invalid value as unset.
  const readable = { ...source, ...Object.fromEntries(bad.map(({ name }) => [name, ''])) }
  const { DATA_DIR, SITE_URL, TRUSTED_HOPS } = parseEnv(readable)
  const { protocol, hostname } = new URL(SITE_URL)
  const isLocal = hostname === 'localhost'
  const unknown = Object.keys(source).filter(
    (name) => ownPrefix.test(name) && !variables.includes(name),
  )
  return [
    ...bad.map(({ name, why }) =>
      error(`${name} ${why}`, 'write it as in .env.example, or delete it'),
    ),
    ...unknown.map((name) => warning(`${name} is not a variable of the site`, 'see .env.example')),
    ...vendorIssues(readable),
    isLocal && warning(`SITE_URL is ${SITE_URL}`, 'set the URL that visitors use'),
    !isLocal &&
      protocol !== 'https:' &&
      warning(`SITE_URL is ${SITE_URL}`, 'write https:// once there is a certificate'),
    !isLocal &&
      TRUSTED_HOPS === 0 &&
      warning('TRUSTED_HOPS is 0: behind a proxy all visitors share one limit', 'set 1 for nginx'),
    !source.REVALIDATE_SECRET &&
      warning(
        'REVALIDATE_SECRET is not set: the webhook is off, and pictures change their URLs at each start',
        'openssl rand -hex 32',
      ),
    !path.isAbsolute(DATA_DIR) &&
      warning(`DATA_DIR is ${DATA_DIR}`, 'set an absolute path outside the releases'),
  ].filter((issue) => issue !== false)
}

/** Prints every wrong variable with its remedy and exits. For the start only. */
export function exitOnBadVariables(source: Variables): void {
  const errors = variableIssues(source).filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.map(({ message, remedy }) => `  ${message}: ${remedy}`)
  process.stderr.write(`The site cannot start with these variables:\n${lines.join('\n')}\n`)
  process.exit(1)
}
