import { type FeeGroup, feeGroups, unpublishedClasses } from '@/content/fees'
import {
  busWords,
  feeParts,
  formatAmount,
  fullName,
  sumNames,
  totalOf,
  yearCost,
} from '@/lib/school/fees'
import { toSearchTerms } from '../terms'
import { type AnswerRow, amountRow, type Card } from './card'

const firstYearOf = (group: FeeGroup) => yearCost(group, { year: 'first', bus: false })

export function sumsRow(group: FeeGroup): AnswerRow {
  const [joining, firstYear] = [totalOf(group), firstYearOf(group)].map(formatAmount)
  const value = `${sumNames.joining} ${joining} · ${sumNames.firstYear} ${firstYear}`
  return { label: fullName(group), value, href: group.path }
}

function groupRows(group: FeeGroup): AnswerRow[] {
  const { application, monthly } = feeParts(group)
  return [
    amountRow(sumNames.joining, totalOf(group)),
    amountRow(`${sumNames.firstYear}, ${busWords(false)}`, firstYearOf(group)),
    ...monthly.map(({ type, amount }) => amountRow(`${type}, monthly`, amount)),
    ...application.map(({ type, amount }) => amountRow(`${type}, one time`, amount)),
  ]
}

const feeWords = (name: string) =>
  ['fee', 'tuition', 'cost', 'much', 'फीस', 'शुल्क', 'ফি', 'বেতন']
    .map((word) => `${name} ${word}`)
    .join(',')

export function classCards(): Card[] {
  const phraseOf = (name: string) => toSearchTerms(name).join(' ')
  const classes = feeGroups.flatMap((group) => group.classes.map(phraseOf))
  const names = new Set(classes.flatMap((name) => [name, name.replace(/ .*/, '')]))
  const published = [...names].map((name): Card => {
    const groups = feeGroups.filter((group) =>
      group.classes.some((one) => `${phraseOf(one)} `.startsWith(`${name} `)),
    )
    const [first] = groups
    const words = feeWords(name)
    if (first && groups.length === 1) return { words, page: first.path, rows: groupRows(first) }
    return {
      words,
      page: '/fee-structure',
      text: `${sumNames.firstYear}: ${busWords(false)}.`,
      rows: groups.map(sumsRow),
    }
  })
  const unpublished = unpublishedClasses.map((name) => ({
    words: feeWords(phraseOf(name.replace('Class ', ''))),
    page: '/fee-structure',
    rows: [amountRow(name, null)],
  }))
  return [...published, ...unpublished]
}
