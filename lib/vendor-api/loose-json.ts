/** Returns undefined for a text that is not JSON. */
export function parseLooseJson(text: string): unknown {
  // Python writes lists with single quotes.
  for (const json of [text, text.replaceAll("'", '"')]) {
    try {
      return JSON.parse(json)
    } catch {}
  }
  return undefined
}
