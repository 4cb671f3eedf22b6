import { schoolDay } from '@/lib/school/dates'
import { type startPair, untilRenewed } from './test'

/** A site with a vendor of its own. */
export type Pair = Awaited<ReturnType<typeof startPair>>

/**
 * Lets the vendor answer a path with these records, its own when undefined, and tells the site that everything
 * changed, until it has read every list: that one has nothing more is believed at the second asking, and a busy machine
 * may answer too late.
 */
export async function publish(
  { vendor, site }: Pick<Pair, 'site' | 'vendor'>,
  path: string,
  records: unknown,
): Promise<void> {
  vendor.setAnswer(path, records)
  await untilRenewed(site)
}

/** A page's source as it is sent, without its scripts and the signs between its texts. */
export async function sourceOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html.replace(/<script\b.*?<\/script>/gs, '').replaceAll('<!-- -->', '')
}

/** Returns the href of the first link with these words; undefined without one. */
export function linkIn(source: string, words: string): string | undefined {
  const link = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>(?:(?!</a>).)*${words}`, 's')
  return link.exec(source)?.[1]?.replaceAll('&amp;', '&')
}

/** The year at the school. */
export const thisYear = Number(schoolDay().slice(0, 4))
