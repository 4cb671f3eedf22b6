const range = /(\b[IVX]+-[IVX]+\b|\b\d+-\d+\b%?|\bPre-Nursery\b)/

/**
 * @param {string} value
 * @returns {import('hast').Element}
 */
const unbroken = (value) => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [{ type: 'text', value }],
})

/**
 * Keeps ranges such as III-VIII on one line; browsers break them after the hyphen.
 * @returns {(node: import('hast').Parents) => void}
 */
export default function ranges() {
  return function keep(node) {
    for (const [at, child] of [...node.children.entries()].reverse()) {
      if (child.type === 'element') keep(child)
      if (child.type !== 'text') continue
      const pieces = child.value.split(range)
      /** @type {import('hast').ElementContent[]} */
      const children = pieces.map((value, index) =>
        index % 2 === 1 ? unbroken(value) : { type: 'text', value },
      )
      node.children.splice(at, 1, ...children)
    }
  }
}
