/** Markup that is already safe to print as it is. */
class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @param {unknown} value @returns {string} */
function print(value) {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(print).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign])
}

/**
 * Tagged template: values are escaped, nested markup and arrays are not.
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values
 */
export function html(strings, ...values) {
  return new Markup(
    strings.map((text, i) => text + (i < values.length ? print(values[i]) : '')).join(''),
  )
}

/** @param {string} text markup from a file of this repository */
export const raw = (text) => new Markup(text)

/** @param {number} amount @returns {string} rupees in Indian grouping: ₹1,09,990 */
export const rupees = (amount) => `₹${amount.toLocaleString('en-IN')}`
