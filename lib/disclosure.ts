import {
  type BoardResult,
  boardResults,
  type DisclosureRow,
  type DisclosureSection,
  disclosureFiles,
  disclosureSections,
} from '@/content/disclosure'

/** What the page shows for a value the school has not given. */
export const toBePublished = 'To be published by the school'

/** `96.5%`: passed of registered, to one decimal; null while either is missing. */
export function passPercentage({ registered, passed }: BoardResult): string | null {
  if (!registered || passed === null) return null
  return `${Math.round((passed / registered) * 1000) / 10}%`
}

/** What is disclosed; the default is `content/disclosure.ts`. */
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

/**
 * Names what is missing: values the school has not given, and documents without a file.
 * `hasFile` answers whether an address such as `/documents/x.pdf` has a file in `public`.
 */
export function missingDisclosures(
  hasFile: (href: string) => boolean,
  { sections, results, files }: Disclosure = published,
): string[] {
  const row = (where: string, { label, value }: DisclosureRow): string[] => {
    if (value === null) return [`${where}: ${label}`]
    if (typeof value === 'string' || 'phones' in value) return []
    if (!value.href.startsWith('/documents/')) return []
    return hasFile(value.href) ? [] : [`${where}: ${label} (${value.href} has no file in public)`]
  }
  const result = (name: string, year: BoardResult): string[] =>
    passPercentage(year) === null ? [`C: results of Class ${name}, ${year.session}`] : []

  return [
    ...sections.flatMap(({ letter, rows }) => rows.flatMap((one) => row(letter, one))),
    ...results.X.flatMap((year) => result('X', year)),
    ...results.XII.flatMap((year) => result('XII', year)),
    ...files.flatMap((one) => row('Files', one)),
  ]
}
