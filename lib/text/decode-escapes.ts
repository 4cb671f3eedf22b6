const escapes = /(?:%[0-9a-f]{2})+/gi

/** Decodes valid escapes only: `100% result%20A.jpg`. */
export function decodeEscapes(text: string): string {
  return text.replace(escapes, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}
