import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Block = { kind: string; file: string; text: string }

const fence = /^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm

const unix = (text: string) => text.replaceAll('\r\n', '\n')

/** The blocks of a text, in their order. */
export function blocksOf(markdown: string): Block[] {
  return [...unix(markdown).matchAll(fence)].map(([, kind = '', file = '', text = '']) => ({
    kind,
    file,
    text,
  }))
}

/**
 * Writes a whole file, or changes lines, `@@` between one place and the next. Throws when a file has no such lines.
 */
export function applyBlock(root: string, { kind, file, text }: Block): void {
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
    const start = lines.findIndex((_, at) =>
      before.every((expected, add) => lines[at + add] === expected),
    )
    if (start < 0) throw new Error(`${file} does not have these lines:\n${before.join('\n')}`)
    lines.splice(start, before.length, ...after)
    writeFileSync(at, lines.join('\n'))
  }
}
