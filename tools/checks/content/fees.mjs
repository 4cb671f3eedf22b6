import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const confirmedFile = 'fees-confirmed.json'

/** Every fee in rupees by what it is called. */
export function feeAmounts({ feeGroups, hostelGroups, registration, transport }) {
  const all = [
    ['registration', registration.amount],
    ['transport', transport.amount],
    ...feeGroups.flatMap(({ id, rows }) =>
      rows
        .filter((row) => row !== registration && row !== transport)
        .map(({ particulars, amount }) => [`${id}: ${particulars}`, amount]),
    ),
    ...hostelGroups.flatMap(({ id, instalments }) =>
      instalments.map(({ name, amount }) => [`hostel ${id}: ${name}`, amount]),
    ),
  ]
  return Object.fromEntries(all.filter(([, amount]) => amount !== null))
}

/** The line of an amount: behind the name of what it belongs to, or at the beginning. */
function lineOf(code, what, amount) {
  const [group] = what.replace('hostel ', '').split(':')
  const start = Math.max(0, code.search(new RegExp(`id: '${group}'|const ${group}\\b`)))
  const digits = [...String(amount)].join('_?')
  const found = code.slice(start).search(new RegExp(`(?<![\\d_])${digits}(?![\\d_])`))
  return code.slice(0, start + Math.max(0, found)).split('\n').length
}

/** The fees that somebody has said are right; null when that is not there or cannot be read. */
function readConfirmed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Asks about fees that are more than half larger or smaller than when somebody last said that they are
 * right (`content/fees-confirmed.json`): a digit too many or too few is the commonest slip.
 */
export function feeDoubts(folder, facts) {
  const file = path.join(folder, confirmedFile)
  const confirmed = readConfirmed(file)
  if (!confirmed) {
    return [
      `content/${confirmedFile}  is missing or damaged; look at every fee, then say that they are right by npm run check:content -- --fees-are-right`,
    ]
  }
  const code = readFileSync(path.join(folder, 'fees.ts'), 'utf8')
  const rupees = facts.formatRupees
  return Object.entries(feeAmounts(facts)).flatMap(([what, amount]) => {
    const before = confirmed[what]
    if (!before || !(amount > 0) || Math.abs(amount - before) <= before / 2) return []
    return [
      `content/fees.ts:${lineOf(code, what, amount)}  Really? ${what} was ${rupees(before)} and is ${rupees(amount)}, more than half ${amount > before ? 'more' : 'less'}; correct it, or say that it is right by npm run check:content -- --fees-are-right`,
    ]
  })
}

/** Keeps the fees of today as right. */
export function confirmFees(folder, facts) {
  const text = `${JSON.stringify(feeAmounts(facts), null, 2)}\n`
  writeFileSync(path.join(folder, confirmedFile), text)
}
