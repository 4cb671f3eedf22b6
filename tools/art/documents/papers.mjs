/**
 * Which figures the published documents and cards print, noted when they are made, so that the check of the content can
 * name those that are older than the content.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { records } from './records.mjs'

const root = path.join(import.meta.dirname, '../../..')
const list = path.join(import.meta.dirname, 'made.json')

const hashOf = (file) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Every text and number with a digit below a value, by its name; a row of a list by what it is called. */
function figuresIn(value, name) {
  if (!(value instanceof Object)) return /\d/.test(String(value)) ? [[name, value]] : []
  return Object.entries(value).flatMap(([key, one]) =>
    figuresIn(one, `${name} ${one?.group ?? one?.label ?? one?.stream ?? one?.session ?? key}`),
  )
}

/** The figures that a file of this folder prints; of a list with ids only what `of` is. */
function figuresOf({ from, of = '' }) {
  const html = readFileSync(path.join(import.meta.dirname, `${from}.html`), 'utf8')
  const read = (name) => name.split('.').reduce((at, key) => at?.[key], records)
  const names = [...html.matchAll(/\{\{([^}]+)\}\}|data-each="([^"]+)"/g)]
  return Object.fromEntries(
    names.flatMap(([, value, each]) => {
      const found = read(value ?? each)
      const own = each ? found?.filter?.(({ id }) => !id || `#${id}` === of) : found
      return figuresIn(own, value ?? each)
    }),
  )
}

/** What was made of what, by file: its source, and the figures that it prints. */
export const papersMade = () => JSON.parse(readFileSync(list, 'utf8'))

/** Notes what was just made of what, of what the site publishes. */
export function notePapers(targets) {
  const made = targets
    .filter(({ to }) => to.startsWith('public/'))
    .map(({ from, of, to }) => {
      return [to, { from, of, is: hashOf(path.join(root, to)), prints: figuresOf({ from, of }) }]
    })
  const all = Object.entries({ ...papersMade(), ...Object.fromEntries(made) }).sort()
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`)
}

/**
 * Documents and cards that print another figure than the content has today, a sentence each. One that the school has put
 * in place of ours is its own affair.
 */
export function olderPapers(papers = papersMade()) {
  return Object.entries(papers).flatMap(([to, made]) => {
    const file = path.join(root, to)
    if (!existsSync(file) || hashOf(file) !== made.is) return []
    const changed = Object.entries(figuresOf(made)).filter(([name, now]) => made.prints[name] !== now)
    const [first] = changed
    if (!first) return []
    const [name, now] = first
    const more = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
    return [
      `${to}  prints ${made.prints[name] ?? 'nothing'} (${name}), which is ${now} now${more}; node tools/art/documents/build.mjs ${made.from} makes it anew`,
    ]
  })
}
