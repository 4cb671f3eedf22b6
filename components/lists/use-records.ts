import { useCallback, useState } from 'react'
import useSWR from 'swr'

/** Thrown on 409: the server runs another build, whose records this page's script may not understand. */
class OtherBuildError extends Error {}

/** Records with the URL they came from. While another URL loads, SWR still returns the previous records. */
type Loaded<T> = { source: string; records: T[] }

export async function fetchList<T>(source: string): Promise<Loaded<T>> {
  const response = await fetch(source)
  if (response.status === 409) throw new OtherBuildError(source)
  if (!response.ok) throw new Error(`${source} responded ${response.status}`)
  const records: unknown = await response.json()
  // A Wi-Fi's login page has status 200 too. Our server has parsed the records.
  if (!Array.isArray(records)) throw new Error(`${source} responded without a list`)
  return { source, records }
}

/**
 * Fetches the records at `source`, but only after a call of `loadRecords`. Until they arrive, `loaded` has those of the
 * previous `source`, if any. `retry` fetches again, or reloads the page if the server runs another build.
 */
export function useRecords<T>(source: string) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, mutate } = useSWR<Loaded<T>, Error>(isWanted ? source : null, fetchList<T>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: (failure) => !(failure instanceof OtherBuildError),
  })
  const loadRecords = useCallback(() => setIsWanted(true), [])
  const retry = () => {
    loadRecords()
    if (error instanceof OtherBuildError) location.reload()
    else void mutate()
  }
  return { loaded: data, hasFailed: error !== undefined, loadRecords, retry }
}
