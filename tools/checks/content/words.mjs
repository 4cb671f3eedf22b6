import MiniSearch from 'minisearch'

/** The known word that was probably meant; the first few when none is near. */
export function meant(word, known) {
  const words = new MiniSearch({ fields: ['id'], tokenize: (one) => [one] })
  words.addAll([...new Set(known)].map((id) => ({ id })))
  const [nearest] = words.search(String(word), {
    fuzzy: 0.5,
    prefix: true,
    weights: { fuzzy: 1, prefix: 1 },
  })
  return nearest?.id ?? known.slice(0, 12).join(', ')
}

/** What is wrong with an address of the site; nothing when it has such a page or file. */
export const addressFaults = (address, { known: { file, page }, knows }) =>
  knows('address', address.replace(/[?#].*$/, ''))
    ? []
    : [
        `"${address}" is no page and no file of this site; write ${meant(address, address.startsWith('/documents/') ? file : page)}`,
      ]
