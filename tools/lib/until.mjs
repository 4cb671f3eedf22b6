/**
 * Waits until an address of this machine answers well; resolves to its answer. A site starts in three seconds, on a
 * machine that is busy with other things in twenty times as long: then it throws.
 */
export async function until(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return answer
    await answer?.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not start`)
}
