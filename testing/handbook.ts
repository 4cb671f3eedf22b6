import { readFileSync } from 'node:fs'

export function boxOf(page: string, words = ''): string {
  const text = readFileSync(`docs/operating/${page}.md`, 'utf8')
  const boxes = [...text.matchAll(/^ *```sh\n([^`]*)```/gm)].map(([, lines = '']) => lines)
  const box = boxes.find((one) => one.includes(words))
  if (!box) throw new Error(`docs/operating/${page}.md has no commands with "${words}"`)
  return box
}
