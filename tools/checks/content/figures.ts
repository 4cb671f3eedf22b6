import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { valueAt } from '@/content/schemas/issues'
import { readText } from '@/content/yaml.mjs'
import type { DataFile } from './data'
import { closureQuestions } from './notices'
import { leavesOf } from './values'

const confirmedFile = 'confirmed.json'

const confirmBy = 'npm run check:content -- --figures-are-right'

type Figure = { name: string; value: number | string; place: string }

/** Notices whose closed days look like a slip. */
function* closuresOf(data: readonly DataFile[]): Generator<Figure> {
  for (const { file, subject, value: all, lineOf } of data)
    if (subject === 'notices')
      for (const { path: at, name, question } of closureQuestions(all))
        yield { name, value: question, place: `${file}:${lineOf(at)}` }
}

function* figuresOf(data: readonly DataFile[]): Generator<Figure> {
  for (const { file, subject, value: all, lineOf } of data)
    for (const { path: at, value } of leavesOf(all)) {
      if (typeof value !== 'number' && typeof value !== 'string') continue
      const isSession = subject === 'session' && at[0] === 'admission'
      const isPhone = /^\d{10}$/.test(String(value))
      if (subject === 'fees' ? typeof value === 'string' : !isPhone && !isSession) continue
      const names = at.map((key, index) => {
        const [id, name, label] = ['id', 'name', 'label'].map((field) =>
          valueAt(all, [...at.slice(0, index + 1), field]),
        )
        return id ?? name ?? label ?? key
      })
      yield { name: names.join('.'), value, place: `${file}:${lineOf(at)}` }
    }
}

const sorted = (value: number | string) => [...String(value)].sort().join()

const isOdd = (before: number | string, value: number | string) =>
  sorted(before) === sorted(value) ||
  (typeof value === 'number' && typeof before === 'number' && Math.abs(value - before) > before / 2)

const confirmedFigures = z.record(z.string(), z.union([z.number(), z.string()]))

/**
 * Returns changes of fees, phone numbers and the session since they were last confirmed. `doubts` are removed fees,
 * phone numbers whose old digits still stand elsewhere, probable typing errors, and closures that look like one: they
 * count as mistakes.
 */
export function changedFigures(
  folder: string,
  data: readonly DataFile[],
): { changes: string[]; doubts: string[] } {
  let confirmed: z.infer<typeof confirmedFigures>
  try {
    confirmed = confirmedFigures.parse(JSON.parse(readText(path.join(folder, confirmedFile))))
  } catch {
    const doubt = `content/${confirmedFile}  is missing or damaged. Check every fee, phone number and the session, then confirm them: ${confirmBy}`
    return { changes: [], doubts: [doubt] }
  }
  const shown = (value: number | string) =>
    typeof value === 'number' ? `₹${value.toLocaleString('en-IN')}` : value
  const figures = new Map([...figuresOf(data)].map((figure) => [figure.name, figure]))
  const hasNewFee = Object.entries(confirmed).some(
    ([name, before]) => typeof before === 'number' && figures.get(name)?.value !== before,
  )
  const changes: string[] = []
  const doubts: string[] = []
  // A removed figure has no line, so we report it at the one that stood above it.
  let place = 'content/fees.yaml:1'
  for (const [name, before] of Object.entries(confirmed)) {
    const { value, ...figure } = figures.get(name) ?? { value: 'gone', place }
    place = figure.place
    const isGone = value === 'gone'
    if (isGone ? typeof before === 'string' : value === before) continue
    const sentence = `${name} was ${shown(before)} and is ${shown(value)}`
    const hasOldFees = name === 'admission' && !hasNewFee
    changes.push(
      `${place}  ${sentence}${hasOldFees ? '. Are the fees in content/fees.yaml those of this session? If not, enter the new ones' : ''}`,
    )
    // Two departments may share a phone number, and an old one would reach nobody.
    const others = [...figures.values()]
      .filter((one) => one.value === before)
      .map((one) => `${one.place} (${one.name})`)
    const isLeft = typeof before === 'string' && others.length > 0
    const old = isLeft ? `, but ${before} still stands at ${others.join(' and ')}` : ''
    if (isGone || old || isOdd(before, value))
      doubts.push(
        `${place}  Is this right? ${sentence}${old}. Correct it, or confirm it: ${confirmBy}`,
      )
  }
  for (const { name, value, place } of closuresOf(data))
    if (!(name in confirmed))
      doubts.push(`${place}  Is this right? ${value}. Correct it, or confirm it: ${confirmBy}`)
  return { changes, doubts }
}

export function confirmFigures(folder: string, data: readonly DataFile[]): void {
  const all = [...figuresOf(data), ...closuresOf(data)]
  const figures = Object.fromEntries(all.map(({ name, value }) => [name, value]))
  writeFileSync(path.join(folder, confirmedFile), `${JSON.stringify(figures, null, 2)}\n`)
}
