/** Records of one of the site's own addresses. Throws when there are none to be had. */
export async function fetchRecords<T>(source: string): Promise<T[]> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}`)
  return response.json()
}
