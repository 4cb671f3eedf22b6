import type { Tally } from '@/lib/vendor-api/findings'
import type { CallReport, VendorReport } from './check'
import { inOperatorsWords, type Words } from './words'

const mostShown = 5

function size(bytes: number | null): string {
  if (bytes === null) return '–'
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} kB`
}

function days({ days }: CallReport): string {
  const sorted = [...days].sort()
  return sorted.length > 0 ? `${sorted[0]} to ${sorted.at(-1)}` : '–'
}

function answer({ failure }: CallReport): string {
  if (!failure) return 'ok'
  return String(failure.status ?? failure.code ?? failure.reason)
}

function records({ kept, given }: CallReport): string {
  return kept === given ? String(kept) : `${kept} of ${given}`
}

/** Rows as lines, every column as wide as its widest cell. */
function columns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** What a tally counted, the most first: `soon (3), later (1)`. */
function said(tally: Tally): string {
  const all = [...tally].sort(([, a], [, b]) => b - a)
  const shown = all.slice(0, mostShown).map(([what, count]) => `${what} (${count})`)
  return [...shown, ...(all.length > mostShown ? [`${all.length - mostShown} more`] : [])].join(
    '; ',
  )
}

const failureIn = ({ says, do: what }: Words) => `${says}: ${what}`

function notesOf(call: CallReport, setting: { vendor: string; hasToken: boolean }): string[] {
  const { failure, dropped, unread, unknown, kept, shown } = call
  return [
    ...(failure ? [failureIn(inOperatorsWords({ ...call, failure }, setting))] : []),
    ...(dropped.size > 0 ? [`dropped: ${said(dropped)}`] : []),
    ...(shown < kept
      ? [`left out, of another category, class or without a day or title: ${kept - shown}`]
      : []),
    ...(unread.size > 0 ? [`could not be read: ${said(unread)}`] : []),
    ...(unknown.size > 0 ? [`not shown on this site: ${said(unknown)}`] : []),
    ...(!failure && shown === 0 ? ['empty'] : []),
  ]
}

/** Each note once, behind all that it was made of. */
function grouped(notes: readonly { of: string; says: string }[]): string[] {
  const names = new Map<string, string[]>()
  for (const { of, says } of notes) names.set(says, [...(names.get(says) ?? []), of])
  return [...names].map(([says, of]) => `  ${of.join(', ')}: ${says}`)
}

/** The report for a terminal, which must not obey what a vendor calls its fields. */
export function asTable(report: VendorReport, hasToken: boolean): string {
  const { vendor, calls, files, placeholders } = report
  const rows = calls.map((call) => [
    call.name,
    answer(call),
    `${call.milliseconds} ms`,
    size(call.bytes),
    records(call),
    days(call),
    call.path,
  ])
  const notes = calls.flatMap((call) =>
    notesOf(call, { vendor, hasToken }).map((says) => ({ of: call.name, says })),
  )
  return [
    vendor,
    '',
    ...columns([['', 'answer', 'time', 'size', 'records', 'days', 'address'], ...rows]),
    ...(notes.length > 0 ? ['', 'In the answers:', ...grouped(notes)] : []),
    '',
    `Files: ${files.looked} of ${files.of} looked at, ${files.odd.length} odd`,
    ...files.odd.map(({ path, problem }) => `  ${path}: ${problem}`),
    '',
    ...(placeholders.length > 0
      ? ['Pages would show placeholders or nothing:', ...grouped(placeholders)]
      : ['Every page has what it shows.']),
  ]
    .map((line) => line.replace(/\p{Cc}/gu, '\ufffd'))
    .join('\n')
}
