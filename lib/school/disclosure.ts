import {
  type BoardResult,
  boardResults,
  type DisclosureRow,
  disclosureFiles,
  disclosureSections,
} from '@/content/disclosure'

export const toBePublished = 'To be published by the school'

/** `96.5%`: passed of registered, to one decimal; null while either is missing. */
export function passPercentage({ registered, passed }: BoardResult): string | null {
  if (!registered || passed === undefined) return null
  return `${Math.round((passed / registered) * 1000) / 10}%`
}

const published = { sections: disclosureSections, results: boardResults, files: disclosureFiles }

/** Returns the labels of the values that are missing, by section and of the files. */
export function toCome({ sections, results, files } = published) {
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
