import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { leavesOf } from './data.mjs'

const confirmedFile = 'confirmed.json'

const confirmBy = 'npm run check:content -- --figures-are-right'

/** Every fee and telephone number by its place, `groups.ix.tuition`, with its file and line. */
function figuresOf(data) {
  return data
    .filter(({ subject }) => ['fees', 'school'].includes(subject))
    .flatMap(({ file, subject, value: all, lineOf }) =>
      [...leavesOf(all)].flatMap(({ path: at, value }) => {
        if (subject === 'fees' ? typeof value !== 'number' : !/^\d{10}$/.test(value)) return []
        const names = at.map((key, index) => {
          const item = at.slice(0, index + 1).reduce((one, step) => one[step], all)
          return item.id ?? item.name ?? item.label ?? key
        })
        return [{ name: names.join('.'), value, place: `${file}:${lineOf(at)}` }]
      }),
    )
}

const sorted = (value) => [...String(value)].sort().join()

/** Whether a change looks like a slip: a digit too many or too few, or two that changed places. */
function isOdd(before, value) {
  if (before === value) return false
  if (sorted(before) === sorted(value)) return true
  return typeof value === 'number' && Math.abs(value - before) > before / 2
}

/** The figures that somebody has said are right; null when that is not there or cannot be read. */
function readConfirmed(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, confirmedFile), 'utf8'))
  } catch {
    return null
  }
}

/** What changed since somebody last said that the figures are right, as [figure, sentence]. */
function changes(folder, data, formatRupees) {
  const confirmed = readConfirmed(folder) ?? {}
  const shown = (value) => (typeof value === 'number' ? formatRupees(value) : value)
  return figuresOf(data).flatMap((figure) => {
    const before = confirmed[figure.name]
    if (before === undefined || before === figure.value) return []
    const sentence = `${figure.name} was ${shown(before)} and is ${shown(figure.value)}`
    return [{ ...figure, before, sentence }]
  })
}

/**
 * Asks about fees and telephone numbers that changed as by a slip since somebody last said that they are right
 * (`content/confirmed.json`).
 */
export function figureDoubts(folder, data, formatRupees) {
  if (!readConfirmed(folder))
    return [
      `content/${confirmedFile}  is missing or damaged; look at every fee and telephone number, then say that they are right by ${confirmBy}`,
    ]
  return changes(folder, data, formatRupees)
    .filter(({ before, value }) => isOdd(before, value))
    .map(
      ({ place, sentence }) =>
        `${place}  Really? ${sentence}; correct it, or say that it is right by ${confirmBy}`,
    )
}

/** Every figure that changed since, for whoever reads it over once more. */
export const changedFigures = (folder, data, formatRupees) =>
  changes(folder, data, formatRupees).map(({ place, sentence }) => `${place}  ${sentence}`)

/** Keeps the figures of today as right. */
export function confirmFigures(folder, data) {
  const figures = Object.fromEntries(figuresOf(data).map(({ name, value }) => [name, value]))
  writeFileSync(path.join(folder, confirmedFile), `${JSON.stringify(figures, null, 2)}\n`)
}
