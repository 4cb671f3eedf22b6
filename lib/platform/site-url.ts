import { env } from './env'

/** Public address of a path of this site. */
export function siteUrl(path: string): string {
  return new URL(path, env().SITE_URL).toString()
}
