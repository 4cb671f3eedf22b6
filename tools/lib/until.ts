/** Resolves to the first successful response of a URL. Throws after five minutes, for a busy machine. */
export async function until(url: string): Promise<Response> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return response
    await response?.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not start`)
}
