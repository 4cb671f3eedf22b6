/** Records what each published document and card was printed from, so that publishing prints outdated ones again. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { valueAt } from '@/content/schemas/issues'
import { records } from './records'

const root = path.join(import.meta.dirname, '../../..')
const list = path.join(import.meta.dirname, 'made.json')

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

function hashOfSource(from: string): string {
  const html = readFileSync(path.join(import.meta.dirname, `${from}.html`), 'utf8')
  const names = [...html.matchAll(/\{\{([^}]+)\}\}|data-each="([^"]+)"/g)]
  const values = names.map(([, value, list]) => valueAt(records, (value ?? list ?? '').split('.')))
  return hashOf(JSON.stringify([html, values]))
}

const papersSchema = z.record(
  z.string(),
  z.object({ from: z.string(), is: z.string(), source: z.string() }),
)

/** Returns the source of each file, and the hashes of both when it was printed. */
export const readPapers = () => papersSchema.parse(JSON.parse(readFileSync(list, 'utf8')))

/** Records a file that was just printed, if the site publishes it. */
export function notePaper({ from, to }: { from: string; to: string }): void {
  if (!to.startsWith('public/')) return
  const paper = { from, is: hashOf(readFileSync(path.join(root, to))), source: hashOfSource(from) }
  const all = Object.entries({ ...readPapers(), [to]: paper }).sort()
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`)
}

/** Returns the documents and cards that would be printed differently now, except those that the school has replaced. */
export function outdatedPapers(papers = readPapers()): string[] {
  return Object.entries(papers).flatMap(([to, { from, is, source }]) => {
    const file = path.join(root, to)
    const isOurs = existsSync(file) && hashOf(readFileSync(file)) === is
    return isOurs && hashOfSource(from) !== source ? to : []
  })
}
