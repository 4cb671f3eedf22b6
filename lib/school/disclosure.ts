import {
  type BoardResult,
  boardResults,
  type DisclosureRow,
  type DisclosureSection,
  disclosureFiles,
  disclosureSections,
} from '@/content/disclosure'

/** Shown for a missing value. */
export const toBePublished = 'To be published by the school'

/** `96.5%`: passed of registered, to one decimal; null while either is missing. */
export function passPercentage({ registered, passed }: BoardResult): string | null {
  if (!registered || passed === null) return null
  return `${Math.round((passed / registered) * 1000) / 10}%`
}

export type Disclosure = {
  sections: readonly DisclosureSection[]
  results: Record<'X' | 'XII', readonly BoardResult[]>
  files: readonly DisclosureRow[]
}

const published: Disclosure = {
  sections: disclosureSections,
  results: boardResults,
  files: disclosureFiles,
}

/** Rows of one section, or of the files, for which the school has not given a value yet. */
export type ToCome = { letter: DisclosureSection['letter'] | 'Files'; labels: readonly string[] }

export function toCome({ sections, results, files }: Disclosure = published): ToCome[] {
  const open = (rows: readonly DisclosureRow[]) =>
    rows.flatMap(({ label, value }) => (value === null ? [label] : []))
  const openResults = (['X', 'XII'] as const).flatMap((name) =>
    results[name].flatMap((year) =>
      passPercentage(year) === null ? [`results of Class ${name}, ${year.session}`] : [],
    ),
  )
  return [
    ...sections.map(({ letter, rows }) => ({
      letter,
      labels: letter === 'C' ? [...open(rows), ...openResults] : open(rows),
    })),
    { letter: 'Files' as const, labels: open(files) },
  ].filter(({ labels }) => labels.length > 0)
}
