import type { Tally } from '@/lib/vendor-api/findings'
import type { CallReport, VendorReport } from './check'

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

function notesOf({ name, dropped, unread, unknown, kept, shown }: CallReport): string[] {
  const leftOut = 'left out, of another category, class or without a day or title'
  return [
    ...(dropped.size > 0 ? [`  ${name}: dropped: ${said(dropped)}`] : []),
    ...(shown < kept ? [`  ${name}: ${leftOut}: ${kept - shown}`] : []),
    ...(unread.size > 0 ? [`  ${name}: could not be read: ${said(unread)}`] : []),
    ...(unknown.size > 0 ? [`  ${name}: not shown on this site: ${said(unknown)}`] : []),
  ]
}

/** The calls and their answers for a terminal, which must not obey what a vendor calls its fields. */
export function asTable({ vendor, calls, files }: VendorReport): string {
  const rows = calls.map((call) => [
    call.name,
    answer(call),
    `${call.milliseconds} ms`,
    size(call.bytes),
    records(call),
    days(call),
    call.path,
  ])
  const notes = calls.flatMap(notesOf)
  return [
    vendor,
    '',
    ...columns([['', 'answer', 'time', 'size', 'records', 'days', 'address'], ...rows]),
    ...(notes.length > 0 ? ['', 'In the answers:', ...notes] : []),
    '',
    `Files: ${files.looked} of ${files.of} looked at, ${files.odd.length} odd`,
    ...files.odd.map(({ path, problem }) => `  ${path}: ${problem}`),
  ]
    .map((line) => line.replace(/\p{Cc}/gu, '\ufffd'))
    .join('\n')
}
