/** Letters to change, add or leave out to make one word of another. */
function distance(one, other) {
  let row = [...Array(other.length + 1).keys()]
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const change = row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      next[to] = Math.min(change, row[to] + 1, next[to - 1] + 1)
    }
    row = next
  }
  return row.at(-1)
}

/** The known word that was probably meant; the first few when none is near. */
export function meant(word, known) {
  const begun = known.filter((one) => one.startsWith(word))
  if (begun.length === 1) return begun[0]
  const [nearest] = known
    .map((one) => ({ one, far: distance(String(word).toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  if (nearest && nearest.far <= Math.max(2, String(word).length / 2)) return nearest.one
  return known.slice(0, 12).join(', ')
}

/** The page or document that was probably meant by an address. */
export const meantAddress = (address, { file, page }) =>
  meant(address, address.startsWith('/documents/') ? file : page)
