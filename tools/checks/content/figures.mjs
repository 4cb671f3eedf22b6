import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

/**
 * Fees and telephone numbers that changed since somebody last said that they are right (`content/confirmed.json`), a
 * sentence each. `doubts` asks about those that changed as by a slip, which is a mistake until it is answered.
 */
export function changedFigures(folder, data) {
  let confirmed
  try {
    confirmed = JSON.parse(readFileSync(path.join(folder, confirmedFile), 'utf8'))
  } catch {
    const doubt = `content/${confirmedFile}  is missing or damaged; look at every fee and telephone number, then say that they are right by ${confirmBy}`
    return { changes: [], doubts: [doubt] }
  }
  const shown = (value) => (typeof value === 'number' ? `₹${value.toLocaleString('en-IN')}` : value)
  const [changes, doubts] = [[], []]
  for (const { name, value, place } of figuresOf(data)) {
    const before = confirmed[name] ?? value
    if (before === value) continue
    const sentence = `${name} was ${shown(before)} and is ${shown(value)}`
    changes.push(`${place}  ${sentence}`)
    if (isOdd(before, value))
      doubts.push(
        `${place}  Really? ${sentence}; correct it, or say that it is right by ${confirmBy}`,
      )
  }
  return { changes, doubts }
}

/** Keeps the figures of today as right. */
export function confirmFigures(folder, data) {
  const figures = Object.fromEntries([...figuresOf(data)].map(({ name, value }) => [name, value]))
  writeFileSync(path.join(folder, confirmedFile), `${JSON.stringify(figures, null, 2)}\n`)
}
