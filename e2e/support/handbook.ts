import { readFileSync } from 'node:fs'

const handbook = readFileSync('docs/operating.md', 'utf8')

/** The boxes of commands in a section of the handbook. */
function boxesOf(section: string): string[] {
  const [, words = ''] = handbook.split(new RegExp(`^## ${section}$`, 'm'))
  const [own = ''] = words.split(/^## /m)
  return [...own.matchAll(/^ *```sh\n([^`]*)```/gm)].map(([, lines = '']) => lines)
}

/** The box in a section in which these words stand. */
export function boxOf(section: string, words = ''): string {
  const box = boxesOf(section).find((one) => one.includes(words))
  if (!box) throw new Error(`The handbook has no commands for "${section}" with "${words}"`)
  return box
}
