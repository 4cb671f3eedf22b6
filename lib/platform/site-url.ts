import { env } from './env'

export function siteUrl(path: string): string {
  return new URL(path, env().SITE_URL).toString()
}

/** Without `www.`, because clerks write the host with it or without it. */
const bareHost = (url: string) => new URL(url).host.replace(/^www\./, '')
export const isOwnUrl = (url: string): boolean => bareHost(url) === bareHost(siteUrl('/'))
