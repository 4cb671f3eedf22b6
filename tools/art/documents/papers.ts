/** Records which figures the published documents and cards print, so that the content check can find outdated ones. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { valueAt } from '@/content/schemas/issues'
import { records } from './records'

const root = path.join(import.meta.dirname, '../../..')
const list = path.join(import.meta.dirname, 'made.json')

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

const text = z.string().optional()
const row = z
  .looseObject({ id: text, group: text, label: text, stream: text, session: text })
  .catch({ id: undefined, group: undefined, label: undefined, stream: undefined, session: undefined })

/** Returns every text and number inside a value that contains a digit, by its name. */
function figuresIn(value: unknown, name: string): [name: string, value: unknown][] {
  if (!(value instanceof Object)) return /\d/.test(String(value)) ? [[name, value]] : []
  return Object.entries(value).flatMap(([key, one]) => {
    const { group, label, stream, session } = row.parse(one)
    return figuresIn(one, `${name} ${group ?? label ?? stream ?? session ?? key}`)
  })
}

type Source = { from: string; of?: string | undefined }

/** Returns the figures that a file of this folder prints. From a list with ids, only the row `of`. */
function figuresOf({ from, of = '' }: Source): Record<string, unknown> {
  const html = readFileSync(path.join(import.meta.dirname, `${from}.html`), 'utf8')
  const names = [...html.matchAll(/\{\{([^}]+)\}\}|data-each="([^"]+)"/g)]
  return Object.fromEntries(
    names.flatMap(([, value, list]) => {
      const name = value ?? list ?? ''
      const found = valueAt(records, name.split('.'))
      const rows = z.array(z.unknown()).catch([])
      const isOwn = ({ id }: z.infer<typeof row>) => !id || `#${id}` === of
      return figuresIn(
        list ? rows.parse(found).filter((one) => isOwn(row.parse(one))) : found,
        name,
      )
    }),
  )
}

const papersSchema = z.record(
  z.string(),
  z.object({
    from: z.string(),
    of: z.string().optional(),
    is: z.string(),
    prints: z.record(z.string(), z.unknown()),
  }),
)

/** Returns the source and the printed figures of each file, as noted when it was printed. */
export const readPapers = () => papersSchema.parse(JSON.parse(readFileSync(list, 'utf8')))

/** Records the files that were just printed, if the site publishes them. */
export function notePapers(targets: readonly (Source & { to: string })[]): void {
  const entries = targets
    .filter(({ to }) => to.startsWith('public/'))
    .map(({ from, of, to }) => {
      return [to, { from, of, is: hashOf(path.join(root, to)), prints: figuresOf({ from, of }) }]
    })
  const all = Object.entries({ ...readPapers(), ...Object.fromEntries(entries) }).sort()
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`)
}

type OutdatedPaper = { from: string; sentence: string }

/** Returns documents and cards with outdated figures. Ignores those that the school has replaced. */
export function outdatedPapers(papers = readPapers()): OutdatedPaper[] {
  return Object.entries(papers).flatMap(([to, paper]) => {
    const file = path.join(root, to)
    if (!existsSync(file) || hashOf(file) !== paper.is) return []
    const changed = Object.entries(figuresOf(paper)).filter(([name, now]) => paper.prints[name] !== now)
    const [first] = changed
    if (!first) return []
    const [name, now] = first
    const more = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
    const sentence = `${to}  prints ${paper.prints[name] ?? 'nothing'} (${name}), which is ${now} now${more}; publishing prints it again, and so does npm run papers`
    return [{ from: paper.from, sentence }]
  })
}
