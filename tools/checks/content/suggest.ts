import MiniSearch from 'minisearch'
import type { PageContext } from './page'

export function suggest(word: string, known: readonly string[]): string {
  const words = new MiniSearch({ fields: ['id'], tokenize: (one) => [one] })
  words.addAll([...new Set(known)].map((id) => ({ id })))
  const [nearest] = words.search(word, {
    fuzzy: 0.5,
    prefix: true,
    weights: { fuzzy: 1, prefix: 1 },
  })
  return nearest?.id ?? known.slice(0, 12).join(', ')
}

/** Returns what to enter instead of an unknown word; a document may not be there yet. */
export function remedy(verb: 'Enter' | 'write', word: string, known: readonly string[]): string {
  const near = suggest(word, known)
  if (!word.startsWith('/documents/') || known.includes(near)) return `${verb} ${near}`
  return `${verb === 'Enter' ? 'Copy' : 'copy'} it to public${word.replace(/[?#].*$/, '')}`
}

export const addressFaults = (
  address: string,
  { known: { file, page }, knows }: PageContext,
): string[] =>
  knows('address', address.replace(/[?#].*$/, ''))
    ? []
    : [
        `"${address}" is not a page or file of this site. ${remedy('Enter', address, address.startsWith('/documents/') ? file : page)}`,
      ]
