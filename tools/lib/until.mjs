/**
 * Waits until an address of this machine answers well; resolves to its answer. Throws after five
 * minutes: a site starts in three seconds, but not on a machine that is busy with other things.
 */
export async function until(url) {
  for (let tries = 0; tries < 3000; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return answer
    await answer?.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not start`)
}
