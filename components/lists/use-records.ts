import { useCallback, useState } from 'react'
import useSWR from 'swr'

/** Thrown if the server runs another build, whose responses this page's script may not understand. */
class OtherBuildError extends Error {}

/** Records and their URL: if the URL changes, SWR returns the previous records until the new ones arrive. */
type Loaded<T> = { source: string; records: T[] }

async function load<T>(source: string): Promise<Loaded<T>> {
  const response = await fetch(source)
  if (response.status === 409) throw new OtherBuildError(source)
  if (!response.ok) throw new Error(`${source} responded ${response.status}`)
  return { source, records: await response.json() }
}

/**
 * Fetches all records of a URL once `loadRecords` has been called. Until they arrive, returns the records of the previous URL.
 * `retry` reloads the page if the server runs another build.
 */
export function useRecords<T>(source: string) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, mutate } = useSWR<Loaded<T>, Error>(isWanted ? source : null, load<T>, {
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
