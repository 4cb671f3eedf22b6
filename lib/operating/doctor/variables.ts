import path from 'node:path'
import { badVariables, parseEnv, type Variables, variables } from '@/lib/platform/env'
import { type CheckResult, fail, warn } from '../checks/check-result'

const about = 'variables'

/** Beginnings of names that nobody but this site uses. */
const ours = /^(?:VENDOR|SITE|SCHOOL|REVALIDATE|TRUSTED|FORM_LIMIT|SHARED_CACHE)_/

/** What is wrong or odd about the vendor's address and token. */
function checkVendorVariables(source: Variables): CheckResult[] {
  const { VENDOR_API_URL, VENDOR_API_TOKEN } = parseEnv(source)
  if (!VENDOR_API_URL) {
    const says = 'no VENDOR_API_URL: demonstration content is shown'
    return [warn(about, says, 'set it for the real site')]
  }
  const { pathname, protocol, hostname } = new URL(VENDOR_API_URL)
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(hostname)
  const asks = `the site would ask for ${VENDOR_API_URL}/api/news/…`
  const unencrypted = 'the token goes to the vendor unencrypted'
  const spaced = 'VENDOR_API_TOKEN has a space in it'
  return [
    pathname !== '/' && fail(about, asks, `leave \`${pathname}\` out of VENDOR_API_URL`),
    protocol === 'http:' && !isHere && warn(about, unencrypted, 'https:// in VENDOR_API_URL'),
    !VENDOR_API_TOKEN &&
      warn(about, 'no VENDOR_API_TOKEN: five calls want one', 'ask the vendor for it'),
    /\s/.test(VENDOR_API_TOKEN) && fail(about, spaced, 'give the token alone, without "Bearer"'),
  ].filter((found) => found !== false)
}

/** What is wrong or odd about the address that visitors know. */
function checkSiteVariables(source: Variables, builtFor: string | undefined): CheckResult[] {
  const { SITE_URL, TRUSTED_HOPS } = parseEnv(source)
  const { protocol, hostname } = new URL(SITE_URL)
  const isOther = builtFor !== undefined && parseEnv({ SITE_URL: builtFor }).SITE_URL !== SITE_URL
  const names = `the build was made for ${builtFor || 'no SITE_URL'}, which its canonical links name`
  const isLocal = hostname === 'localhost'
  const says = `SITE_URL is ${SITE_URL}`
  const oneLimit = 'TRUSTED_HOPS is 0: behind a proxy all visitors share one limit'
  return [
    isOther && fail(about, names, `build again with SITE_URL=${SITE_URL}`),
    isLocal && warn(about, says, 'set the address that visitors know'),
    !isLocal &&
      protocol !== 'https:' &&
      warn(about, says, 'https:// as soon as there is a certificate'),
    !isLocal && TRUSTED_HOPS === 0 && warn(about, oneLimit, 'set 1 behind nginx'),
  ].filter((found) => found !== false)
}

/**
 * What is wrong or odd about the operator's variables. `builtFor` is the SITE_URL of the build, `undefined`
 * where there is none.
 */
export function checkVariables(source: Variables, builtFor?: string): CheckResult[] {
  const wrong = badVariables(source)
  // A bad one reads as not set.
  const set = { ...source, ...Object.fromEntries(wrong.map(({ name }) => [name, ''])) }
  const { DATA_DIR } = parseEnv(set)
  const misspelt = Object.keys(source).filter(
    (name) => ours.test(name) && !variables.includes(name),
  )
  return [
    ...wrong.map(({ name, why }) =>
      fail(about, `${name} ${why}`, 'set it as .env.example says, or leave it out'),
    ),
    ...misspelt.map((name) =>
      warn(about, `${name} is no variable of the site`, 'see .env.example'),
    ),
    ...checkVendorVariables(set),
    ...checkSiteVariables(set, builtFor),
    ...(source.REVALIDATE_SECRET
      ? []
      : [warn(about, 'no REVALIDATE_SECRET: the webhook is off', 'openssl rand -hex 32')]),
    ...(path.isAbsolute(DATA_DIR)
      ? []
      : [warn(about, `DATA_DIR is ${DATA_DIR}`, 'a folder that outlives releases, from / on')]),
  ]
}
