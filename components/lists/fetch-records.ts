import type { Shape } from '@/lib/lists/shape'

/**
 * Records of one of the site's own addresses. Throws when there are none to be had, or when they are of
 * another shape: the site was changed while the page was open.
 */
export async function fetchRecords<T>(source: string, isRecord: Shape<T>): Promise<T[]> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}`)
  const records: unknown = await response.json()
  if (!Array.isArray(records) || !records.every(isRecord))
    throw new Error(`${source} answered with other records`)
  return records
}
