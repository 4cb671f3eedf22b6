import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Block = { kind: string; file: string; note: string; text: string }

const fence = /^```(\w*)(?: (\S+))?(?: \(([^)\n]*)\))?\n([\s\S]*?)^```$/gm

const unix = (text: string) => text.replaceAll('\r\n', '\n')

/** The blocks of a text, in their order. A file may be followed by a note in brackets. */
export function blocksOf(markdown: string): Block[] {
  return [...unix(markdown).matchAll(fence)].map(
    ([, kind = '', file = '', note = '', text = '']) => ({ kind, file, note, text }),
  )
}

type Fits = (line: string, expected: string, file: string) => boolean

const isSame: Fits = (line, expected) => line === expected

/**
 * Writes a whole file, or changes lines, `@@` between one place and the next. `fits` decides where no line is exactly
 * equal. Throws when a file has no such lines.
 */
export function applyBlock(root: string, { kind, file, text }: Block, fits = isSame): void {
  const at = path.join(root, file)
  if (kind !== 'diff') {
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
    return
  }
  for (const place of text.split(/^@@\n/m)) {
    const lines = unix(readFileSync(at, 'utf8')).split('\n')
    const steps = place.split('\n').slice(0, -1)
    const before = steps.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
    const after = steps.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
    const find = (isMatch: Fits) =>
      lines.findIndex((_, start) =>
        before.every((expected, add) => isMatch(lines[start + add] ?? '', expected, file)),
      )
    const exact = find(isSame)
    const start = exact >= 0 ? exact : find(fits)
    if (start < 0) throw new Error(`${file} does not have these lines:\n${before.join('\n')}`)
    lines.splice(start, before.length, ...after)
    writeFileSync(at, lines.join('\n'))
  }
}
