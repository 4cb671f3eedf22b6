import { createHash } from 'node:crypto'
import { schoolDay } from '@/lib/school/dates'
import { type startPair, untilRenewed } from './test'

export type Pair = Awaited<ReturnType<typeof startPair>>

/**
 * Sets the vendor's records for a path, its own when undefined, and revalidates until the site has fetched
 * every list: the site accepts an empty list at the second request.
 */
export async function publish(
  { vendor, site }: Pick<Pair, 'site' | 'vendor'>,
  path: string,
  records: unknown,
): Promise<void> {
  vendor.setResponse(path, records)
  await untilRenewed(site)
}

export async function sourceOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html.replace(/<script(?! type="application).*?<\/script>/gs, '').replaceAll('<!-- -->', '')
}

export function linkIn(source: string, words: string): string | undefined {
  const link = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>(?:(?!</a>).)*${words}`, 's')
  return link.exec(source)?.[1]?.replaceAll('&amp;', '&')
}

export const thisYear = Number(schoolDay().slice(0, 4))

type NewsFields = { description?: string; fromDate?: string; attachments?: string[] }

export const newsRecord = (title: string, fields: NewsFields = {}) => ({
  _id: createHash('sha256').update(title).digest('hex').slice(0, 24),
  title,
  fromDate: `${thisYear}-01-10`,
  ...fields,
})
