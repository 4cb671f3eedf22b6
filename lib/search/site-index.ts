import MiniSearch from 'minisearch'
import { sections } from '@/content/routes'
import type { IsoDate } from '@/lib/school/dates'
import type { SearchDocument } from './documents'
import { excerptOf, type Passage, passagesOf } from './passages'
import { meantBy, termOf } from './terms'

/** A result: the document, with what was looked for marked in its title and its words. */
export type SearchResult = Omit<SearchDocument, 'title' | 'words' | 'keywords'> & {
  title: Passage[]
  excerpt: Passage[]
  /** The other times of what comes round, newest first. */
  repeats: { href: string; date: IsoDate }[]
}

/** What was found, the best first; `total` counts also what is not among `results`. */
export type Found = { total: number; results: SearchResult[] }

const mostResults = 30
const mostRepeats = 4
const mostTerms = 8

const hubs = new Set(sections.map(({ hub }) => hub))

const msPerYear = 365 * 86_400_000

/** A section's first page before its others, pages before records, and of two records the nearer, coming first. */
function weight({ kind, href, date }: SearchDocument, today: IsoDate): number {
  if (kind === 'page') return hubs.has(href) ? 2 : 1.5
  const years = date ? (Date.parse(date) - Date.parse(today)) / msPerYear : -3
  return years < 0 ? 1 / (1 - years * 0.15) : 1.2 / (1 + years * 0.3)
}

const aYear = /\b(?:19|20)\d\d(?:\s?[-–/]\s?\d{2,4})?\b/g

/** What the records of one list have in common that come round every year. */
function repeatOf({ kind, label, title, href }: SearchDocument): string {
  return kind === 'page' ? href : `${label}: ${title.toLowerCase().replace(aYear, '').trim()}`
}

/** Of what comes round the next to come, otherwise the latest that has been. */
function nearest(
  documents: readonly [SearchDocument, ...SearchDocument[]],
  today: IsoDate,
): SearchDocument {
  const dated = documents
    .filter(({ date }) => date)
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  return dated.find(({ date }) => (date ?? '') >= today) ?? dated.at(-1) ?? documents[0]
}

/** An index over documents, in memory. */
export class SiteIndex {
  readonly #documents: readonly SearchDocument[]
  readonly #index: MiniSearch

  private constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents
    this.#index = new MiniSearch({
      fields: ['title', 'keywords', 'words'],
      processTerm: (word, field) => termOf(word, field === 'words'),
      searchOptions: {
        boost: { title: 4, keywords: 3 },
        prefix: (word) => word.length > 2,
        fuzzy: (word) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false),
      },
    })
  }

  /** An index of documents, made in between other work. */
  static async of(documents: readonly SearchDocument[]): Promise<SiteIndex> {
    const made = new SiteIndex(documents)
    const numbered = documents.map((document, id) => ({ ...document, id }))
    await made.#index.addAllAsync(numbered, { chunkSize: 200 })
    return made
  }

  /**
   * What fits every word of a text; what fits some of them when nothing fits all. What comes round every
   * year is one result, seen from `today`.
   */
  find(text: string, today: IsoDate): Found {
    const words = meantBy(text).slice(0, mostTerms).join(' ')
    const boostDocument = (id: unknown) => {
      const document = this.#documents[Number(id)]
      return document ? weight(document, today) : 1
    }
    const whole = this.#index.search(words, { combineWith: 'AND', boostDocument })
    const hits =
      whole.length > 0 ? whole : this.#index.search(words, { combineWith: 'OR', boostDocument })
    const groups = new Map<
      string,
      { terms: string[]; documents: [SearchDocument, ...SearchDocument[]] }
    >()
    for (const { id, terms } of hits) {
      const document = this.#documents[Number(id)]
      if (!document) continue
      const repeat = repeatOf(document)
      const group = groups.get(repeat)
      if (group) group.documents.push(document)
      else groups.set(repeat, { terms, documents: [document] })
    }
    return {
      total: groups.size,
      results: [...groups.values()]
        .slice(0, mostResults)
        .map(({ terms, documents }) => this.#show(documents, terms, today)),
    }
  }

  #show(
    documents: readonly [SearchDocument, ...SearchDocument[]],
    terms: readonly string[],
    today: IsoDate,
  ): SearchResult {
    const shown = nearest(documents, today)
    const { keywords: _, title, words, ...document } = shown
    const isHit = (word: string) => terms.includes(termOf(word) ?? '')
    return {
      ...document,
      title: passagesOf(title, isHit),
      excerpt: excerptOf(words, isHit),
      repeats: documents
        .flatMap(({ href, date }) => (date && date !== shown.date ? [{ href, date }] : []))
        .sort((a, b) => b.date.localeCompare(a.date))
        .slice(0, mostRepeats),
    }
  }
}
