import path from 'node:path'

/** The words of a path in the singular: `components/forms/contact-view.tsx` has form, contact, view. */
function wordsOf(file) {
  const words = file.replace(/\.\w+$/, '').match(/[a-z]+/gi) ?? []
  return words.map((word) => word.toLowerCase().replace(/s$/, ''))
}

/**
 * The browser tests that speak of changed files: those that were changed themselves, and those whose name
 * is made of words of a changed path.
 * @param {readonly string[]} changed paths
 * @param {readonly string[]} specs paths of all browser tests
 */
export function specsOf(changed, specs) {
  return specs.filter((spec) => {
    const words = wordsOf(path.basename(spec, '.spec.ts'))
    return changed.some(
      (file) => file === spec || words.every((word) => wordsOf(file).includes(word)),
    )
  })
}
