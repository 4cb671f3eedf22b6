import path from 'node:path'
import { badVariables, parseEnv, type Variables, variables } from '@/lib/platform/env'
import { bad, type Line, look } from './line'

const about = 'variables'

/** Beginnings of names that nobody but this site uses. */
const ours = /^(?:VENDOR|SITE|SCHOOL|REVALIDATE|TRUSTED|FORM_LIMIT)_/

/** Names that the process has and the site does not read. */
function misspelt(source: Variables): Line[] {
  return Object.keys(source)
    .filter((name) => ours.test(name) && !variables.includes(name))
    .map((name) => look(about, `${name} is no variable of the site`, 'see .env.example'))
}

/** The variables that can be used: a bad one reads as not set. */
function usable(source: Variables): Variables {
  const wrong = new Set(badVariables(source).map(({ name }) => name))
  return Object.fromEntries(Object.entries(source).filter(([name]) => !wrong.has(name)))
}

function aboutVendor(source: Variables): Line[] {
  const { VENDOR_API_URL, VENDOR_API_TOKEN } = parseEnv(source)
  if (!VENDOR_API_URL)
    return [
      look(about, 'no VENDOR_API_URL: demonstration content is shown', 'set it for the real site'),
    ]
  const { pathname, protocol, hostname } = new URL(VENDOR_API_URL)
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(hostname)
  return [
    ...(pathname === '/'
      ? []
      : [
          bad(
            about,
            `the site would ask for ${VENDOR_API_URL}/api/news/…`,
            `leave \`${pathname}\` out of VENDOR_API_URL`,
          ),
        ]),
    ...(protocol === 'http:' && !isHere
      ? [look(about, 'the token goes to the vendor unencrypted', 'https:// in VENDOR_API_URL')]
      : []),
    ...(VENDOR_API_TOKEN
      ? []
      : [look(about, 'no VENDOR_API_TOKEN: five calls want one', 'ask the vendor for it')]),
    ...(/^bearer\s|\s/i.test(VENDOR_API_TOKEN)
      ? [bad(about, 'VENDOR_API_TOKEN has a space in it', 'give the token alone, without "Bearer"')]
      : []),
  ]
}

function aboutSite(source: Variables, builtFor: string | undefined): Line[] {
  const { SITE_URL, TRUSTED_HOPS } = parseEnv(source)
  const { protocol, hostname } = new URL(SITE_URL)
  const isOther = builtFor !== undefined && parseEnv({ SITE_URL: builtFor }).SITE_URL !== SITE_URL
  const names = `the build was made for ${builtFor || 'no SITE_URL'}, which its canonical links name`
  const other = isOther ? [bad(about, names, `build again with SITE_URL=${SITE_URL}`)] : []
  if (hostname === 'localhost')
    return [...other, look(about, `SITE_URL is ${SITE_URL}`, 'set the address that visitors know')]
  return [
    ...other,
    ...(protocol === 'https:'
      ? []
      : [look(about, `SITE_URL is ${SITE_URL}`, 'https:// as soon as there is a certificate')]),
    ...(TRUSTED_HOPS > 0
      ? []
      : [
          look(
            about,
            'TRUSTED_HOPS is 0: behind a proxy all visitors share one limit',
            'set 1 behind nginx',
          ),
        ]),
  ]
}

function aboutKeeping(source: Variables, isBad: boolean): Line[] {
  const { DATA_DIR, REVALIDATE_SECRET } = parseEnv(source)
  return [
    ...(REVALIDATE_SECRET || isBad
      ? []
      : [look(about, 'no REVALIDATE_SECRET: the webhook is off', 'openssl rand -hex 32')]),
    ...(path.isAbsolute(DATA_DIR)
      ? []
      : [look(about, `DATA_DIR is ${DATA_DIR}`, 'a folder that outlives releases, from / on')]),
  ]
}

/**
 * What is wrong or odd about the operator's variables. `builtFor` is the SITE_URL of the build, `undefined`
 * where there is none.
 */
export function aboutVariables(source: Variables, builtFor?: string): Line[] {
  const set = usable(source)
  return [
    ...badVariables(source).map(({ name, why }) =>
      bad(about, `${name} ${why}`, `set it as .env.example says, or leave it out`),
    ),
    ...misspelt(source),
    ...aboutVendor(set),
    ...aboutSite(set, builtFor),
    ...aboutKeeping(set, Boolean(source.REVALIDATE_SECRET)),
  ]
}
