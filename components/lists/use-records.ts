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
 * All records at one of the site's own addresses; nothing is asked for at null. Those of the address before stay
 * until the new ones are there. `retry` asks again; a page of another build it loads anew, at its filters' address.
 */
export function useRecords<T>(source: string | null) {
  const { data, error, mutate } = useSWR<Loaded<T>, Error>(source, load<T>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: (failure) => !(failure instanceof OtherBuildError),
  })
  const retry = () => (error instanceof OtherBuildError ? location.reload() : void mutate())
  return { loaded: data, failed: error !== undefined, retry }
}
