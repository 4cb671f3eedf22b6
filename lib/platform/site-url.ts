import { env } from './env'

export function siteUrl(path: string): string {
  return new URL(path, env().SITE_URL).toString()
}
