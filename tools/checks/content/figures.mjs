import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readText } from '../../../content/yaml.mjs'
import { leavesOf } from './values.mjs'

const confirmedFile = 'confirmed.json'

const confirmBy = 'npm run check:content -- --figures-are-right'

/** Every fee and telephone number by its place, `groups.ix.tuition`, with its file and line. */
function* figuresOf(data) {
  for (const { file, subject, value: all, lineOf } of data)
    for (const { path: at, value } of leavesOf(all)) {
      if (subject === 'fees' ? typeof value !== 'number' : !/^\d{10}$/.test(value)) continue
      const names = at.map((key, index) => {
        const item = at.slice(0, index + 1).reduce((one, step) => one[step], all)
        return item.id ?? item.name ?? item.label ?? key
      })
      yield { name: names.join('.'), value, place: `${file}:${lineOf(at)}` }
    }
}

const sorted = (value) => [...String(value)].sort().join()

/** Whether a change looks like a slip: a digit too many or too few, or two that changed places. */
const isOdd = (before, value) =>
  sorted(before) === sorted(value) ||
  (typeof value === 'number' && Math.abs(value - before) > before / 2)

const confirmedFigures = z.record(z.string(), z.union([z.number(), z.string()]))

/**
 * Fees and telephone numbers that changed since somebody last said that they are right, a sentence each. `doubts` asks
 * about fees that are gone and figures that changed as by a slip, which is a mistake until it is answered.
 */
export function changedFigures(folder, data) {
  let confirmed
  try {
    confirmed = confirmedFigures.parse(JSON.parse(readText(path.join(folder, confirmedFile))))
  } catch {
    const doubt = `content/${confirmedFile}  is missing or damaged; look at every fee and telephone number, then say that they are right by ${confirmBy}`
    return { changes: [], doubts: [doubt] }
  }
  const shown = (value) => (typeof value === 'number' ? `₹${value.toLocaleString('en-IN')}` : value)
  const figures = new Map([...figuresOf(data)].map((figure) => [figure.name, figure]))
  const [changes, doubts] = [[], []]
  // What is gone has no line, and is named at the figure that stood above it.
  let place = 'content/fees.yaml:1'
  for (const [name, before] of Object.entries(confirmed)) {
    const { value, ...figure } = figures.get(name) ?? { value: 'gone', place }
    place = figure.place
    const isGone = value === 'gone'
    if (isGone ? typeof before === 'string' : value === before) continue
    const sentence = `${name} was ${shown(before)} and is ${shown(value)}`
    changes.push(`${place}  ${sentence}`)
    if (isGone || isOdd(before, value))
      doubts.push(`${place}  Really? ${sentence}; correct it, or confirm it by ${confirmBy}`)
  }
  return { changes, doubts }
}

/** Keeps the figures of today as right, unless a file that cannot be read would take its own away. */
export function confirmFigures(folder, data) {
  if (data.some(({ faults }) => faults.length > 0)) return
  const figures = Object.fromEntries([...figuresOf(data)].map(({ name, value }) => [name, value]))
  writeFileSync(path.join(folder, confirmedFile), `${JSON.stringify(figures, null, 2)}\n`)
}
