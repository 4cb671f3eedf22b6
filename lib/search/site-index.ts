import MiniSearch from 'minisearch'
import { sections } from '@/content/routes'
import { inSlices } from '@/lib/platform/in-slices'
import type { IsoDate } from '@/lib/school/dates'
import { academicYearStart, sessionOf } from '@/lib/school/sessions'
import type { SearchDocument } from './documents'
import { excerptOf, type Passage, passagesOf } from './passages'
import { meanings, termOf, toSearchTerms, Vocabulary, withoutQuestionWords } from './terms'

export type SearchResult = Omit<SearchDocument, 'title' | 'words' | 'keywords'> & {
  title: Passage[]
  excerpt: Passage[]
}

/**
 * Results for the corrected terms (`meant`), best first; `total` also counts those that are cut off.
 */
export type Found = { searchTerms: string[]; total: number; results: SearchResult[] }

/** Words of most pages, which alone do not answer a query: "strength of class 5". */
const common = /^(?:class|school|\d{1,2})$/

const maxResults = 30
const maxTerms = 8

const hubs = new Set(sections.map(({ hub }) => hub))

/** Ranks hubs above other pages, and pages above records. */
const weight = ({ kind, href }: SearchDocument) => (kind !== 'page' ? 1 : hubs.has(href) ? 2 : 1.5)

type Hit = { document: SearchDocument; terms: readonly string[] }

function resultOf({ document, terms }: Hit): SearchResult {
  const { keywords: _, title, words, ...shown } = document
  const isHit = (word: string) => terms.includes(termOf(word) ?? '')
  return { ...shown, title: passagesOf(title, isHit), excerpt: excerptOf(words, isHit) }
}

export function createIndex() {
  const vocabulary = new Vocabulary()
  /** Each document is its own id. */
  const index = new MiniSearch<SearchDocument & { id: SearchDocument }>({
    fields: ['title', 'keywords', 'words'],
    processTerm(word, field) {
      const term = termOf(word)
      if (!term || !field) return term
      vocabulary.add(term)
      return [...new Set([term, ...(meanings.get(term) ?? [])])]
    },
    searchOptions: {
      boost: { title: 4, keywords: 5 },
      boostDocument: weight,
      prefix: (word) => word.length > 2,
    },
  })
  let places: ReadonlyMap<SearchDocument, number> = new Map()

  /** Replaces the documents. Those that stay are not indexed again, so a changed record costs little. */
  async function update(documents: readonly SearchDocument[]): Promise<void> {
    const gone = [...places.keys()].filter((one) => index.has(one))
    places = new Map(documents.map((one, at) => [one, at]))
    await inSlices(gone, (one) => places.has(one) || index.remove({ ...one, id: one }))
    await inSlices(documents, (one) => index.has(one) || index.add({ ...one, id: one }))
  }

  const placeOf = ({ id }: { id: SearchDocument }) => places.get(id) ?? 0

  /** Finds documents that match every word, or some words if none matches all. */
  function find(text: string, today: IsoDate): Found {
    const searchTerms = toSearchTerms(text, vocabulary)
    const words = withoutQuestionWords(searchTerms).slice(0, maxTerms)
    const search = (terms: string[], combineWith: 'AND' | 'OR') =>
      index
        .search(terms.join(' '), { combineWith })
        .sort((a, b) => b.score - a.score || placeOf(a) - placeOf(b))
    const whole = search(words, 'AND')
    const telling = words.filter((word) => !common.test(word))
    const some = whole.length > 0 ? whole : search(telling.length > 0 ? telling : words, 'OR')
    const hits = some.map(({ id, terms }): Hit => ({ document: id, terms }))
    const sessionStart = `${sessionOf(today).start}-${String(academicYearStart).padStart(2, '0')}`
    // A year, or the word photograph, means that the visitor wants old records.
    const isPastWanted = searchTerms.some((term) => term === 'photograph' || /^20\d\d$/.test(term))
    const isOld = ({ document: { date } }: Hit) =>
      !isPastWanted && date !== null && date < sessionStart
    const results = [...hits.filter((hit) => !isOld(hit)), ...hits.filter(isOld)]
      .slice(0, maxResults)
      .map(resultOf)
    return { searchTerms, total: hits.length, results }
  }

  return { update, find }
}
