import { routeOf } from './tree'

/** Request header that `proxy.ts` sets for the root layout, which does not know the path: the language of the page. */
export const pageLanguageHeader = 'x-page-language'

export const defaultLanguage = 'en-IN'

export function pageLanguage(path: string): string {
  const { lang = 'en' } = routeOf(path)
  return lang === 'en' ? defaultLanguage : lang
}
