/** A part of a file: offsets of the first and the last byte, both included. */
export type ByteRange = Readonly<{ first: number; last: number }>

/**
 * Reads a `Range` header. In: the header or null, the file's size in bytes. Out: the part asked for,
 * `whole` when the header is absent, foreign, malformed or asks for several parts (all of which a
 * server may ignore), `unsatisfiable` when the part lies outside the file.
 */
export function readRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return 'whole'
  if (from === '') {
    const suffix = Number(to)
    if (suffix === 0 || size === 0) return 'unsatisfiable'
    return { first: Math.max(0, size - suffix), last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
