import { readFileSync } from 'node:fs'

/** The box of commands in a section of the handbook in which these words stand. */
export function boxOf(section: string, words = ''): string {
  const [, after = ''] = readFileSync('docs/operating.md', 'utf8').split(`\n## ${section}\n`)
  const [own = ''] = after.split(/^## /m)
  const boxes = [...own.matchAll(/^ *```sh\n([^`]*)```/gm)].map(([, lines = '']) => lines)
  const box = boxes.find((one) => one.includes(words))
  if (!box) throw new Error(`The handbook has no commands for "${section}" with "${words}"`)
  return box
}
