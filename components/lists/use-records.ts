import { useCallback, useState } from 'react'
import useSWR from 'swr'

/** The site was updated while the page was open: what it answers now is written for another script. */
class OtherBuildError extends Error {}

/** Records as an address answers with them, which tells them from those of another. */
type Loaded<T> = { source: string; records: T[] }

async function load<T>(source: string): Promise<Loaded<T>> {
  const response = await fetch(source)
  if (response.status === 409) throw new OtherBuildError(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}`)
  return { source, records: await response.json() }
}

/**
 * All records at one of the site's own addresses, asked for from the first `want` on. Those of the address before
 * stay until the new ones are there. `retry` asks again; a page of another build it loads anew, at its filters'
 * address.
 */
export function useRecords<T>(source: string) {
  const [wanted, setWanted] = useState(false)
  const { data, error, mutate } = useSWR<Loaded<T>, Error>(wanted ? source : null, load<T>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: (failure) => !(failure instanceof OtherBuildError),
  })
  const want = useCallback(() => setWanted(true), [])
  const retry = () => {
    want()
    if (error instanceof OtherBuildError) location.reload()
    else void mutate()
  }
  return { loaded: data, failed: error !== undefined, want, retry }
}
