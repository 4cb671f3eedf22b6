import type { EmbeddedRecords } from '@/mocks/vendor/records/records'

const SHORT_LIST = 8
const SHORT_NOTICES = 3
const SHORT_UPCOMING = 6

export function allHighlights(records: EmbeddedRecords): readonly unknown[] {
  const { highlights, gallery, recentActivities, sportsCorner, notices } = records
  return [
    ...highlights,
    ...gallery,
    ...recentActivities,
    ...sportsCorner,
    ...notices,
    ...records.odd('albums'),
  ]
}

export function shortHighlights(records: EmbeddedRecords): readonly unknown[] {
  return [...records.highlights, ...records.notices.slice(0, SHORT_NOTICES)]
}

export function newest<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, SHORT_LIST)
}

export function shortEvents({ events, today }: EmbeddedRecords): readonly unknown[] {
  const upcoming = events.filter((event) => (event.toDate ?? event.date) >= today).reverse()
  const past = events.filter((event) => (event.toDate ?? event.date) < today)
  return [...upcoming.slice(0, SHORT_UPCOMING), ...past].slice(0, SHORT_LIST)
}

function matches(record: unknown, name: string, value: string | null): boolean {
  if (value === null) return true
  return new Map(Object.entries(record ?? {})).get(name) === value
}

export function toppersBy(records: EmbeddedRecords, query: URLSearchParams): readonly unknown[] {
  return [...records.toppers, ...records.odd('toppers')].filter((record) =>
    ['class', 'sessionYear'].every((name) => matches(record, name, query.get(name))),
  )
}

export function byId(list: readonly unknown[], id: string | null): unknown {
  return (
    list.find((one) => one instanceof Object && '_id' in one && id !== null && one._id === id) ??
    null
  )
}

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

export function certificateOf(
  { transferCertificates }: EmbeddedRecords,
  query: Readonly<{ name: string; admission: string }>,
): string | undefined {
  return transferCertificates.find(
    ({ name, admission }) =>
      normalised(admission) === normalised(query.admission) &&
      normalised(name) === normalised(query.name),
  )?.image
}
