import MiniSearch from 'minisearch'
import { sections } from '@/content/routes'
import type { SearchDocument } from './documents'
import { excerptOf, type Passage, passagesOf } from './passages'

/** A result: the document, with what was looked for marked in its title and its words. */
export type SearchResult = Omit<SearchDocument, 'title' | 'words' | 'keywords'> & {
  title: Passage[]
  excerpt: Passage[]
}

/** What was found, the best first; `total` counts also what is not among `results`. */
export type Found = { total: number; results: SearchResult[] }

const mostResults = 30
const mostTerms = 8
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Words that stand everywhere and would make every other word optional. */
const small = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'is', 'of', 'on', 'the', 'to', 'what'])

/** A word without the s of its plural. */
function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * A word as it is kept: lower case, without accents and plural; classes are numbers, however they are
 * written.
 */
function term(word: string, field?: string): string | null {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (small.has(plain)) return null
  const isPronoun = plain === 'i' && field === 'words'
  const level = isPronoun ? 0 : romans.indexOf(plain) + 1
  return level > 0 ? String(level) : singular(plain)
}

const hubs = new Set(sections.map(({ hub }) => hub))

/** A section's first page before its others, pages before news, and of two records the newer one. */
function weight({ kind, href, date }: SearchDocument, year: number): number {
  if (kind === 'page') return hubs.has(href) ? 2 : 1.5
  const age = date ? Math.max(0, year - Number(date.slice(0, 4))) : 3
  return 1 / (1 + age * 0.15)
}

/** An index over documents, in memory. */
export class SiteIndex {
  readonly #documents: ReadonlyMap<string, SearchDocument>
  readonly #index: MiniSearch<SearchDocument>

  private constructor(documents: readonly SearchDocument[], year: number) {
    this.#documents = new Map(documents.map((document) => [document.href, document]))
    this.#index = new MiniSearch<SearchDocument>({
      idField: 'href',
      fields: ['title', 'keywords', 'words'],
      processTerm: term,
      searchOptions: {
        boost: { title: 4, keywords: 3 },
        boostDocument: (href) => {
          const document = this.#documents.get(String(href))
          return document ? weight(document, year) : 1
        },
        prefix: (word) => word.length > 2,
        fuzzy: (word) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false),
      },
    })
  }

  /** An index of documents as of a year, made in between other work. */
  static async of(documents: readonly SearchDocument[], year: number): Promise<SiteIndex> {
    const made = new SiteIndex(documents, year)
    await made.#index.addAllAsync([...made.#documents.values()], { chunkSize: 200 })
    return made
  }

  /** What fits every word of a text; what fits some of them when nothing fits all. */
  find(text: string): Found {
    const words = text.trim().split(/\s+/).slice(0, mostTerms).join(' ')
    const whole = this.#index.search(words, { combineWith: 'AND' })
    const hits = whole.length > 0 ? whole : this.#index.search(words, { combineWith: 'OR' })
    return {
      total: hits.length,
      results: hits.slice(0, mostResults).flatMap(({ id, terms }) => {
        const document = this.#documents.get(String(id))
        return document ? [this.#show(document, terms)] : []
      }),
    }
  }

  #show({ keywords: _, ...document }: SearchDocument, terms: readonly string[]): SearchResult {
    const isHit = (word: string) => terms.includes(term(word) ?? '')
    return {
      ...document,
      title: passagesOf(document.title, isHit),
      excerpt: excerptOf(document.words, isHit),
    }
  }
}
