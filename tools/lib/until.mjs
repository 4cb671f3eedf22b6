/** Waits, half a minute at most, until an address of this machine answers well. Resolves to its answer. */
export async function until(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return answer
    await answer?.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not start`)
}
