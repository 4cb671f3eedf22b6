const range = /(\b[IVX]+-[IVX]+\b|\b\d+-\d+\b%?|\bPre-Nursery\b)/

const unbroken = (value) => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [{ type: 'text', value }],
})

/** Keeps ranges of a page such as III-VIII on one line; browsers break them behind the hyphen. */
export default function ranges() {
  return function keep(node) {
    node.children = node.children?.flatMap((child) => {
      if (child.type !== 'text') keep(child)
      const pieces = child.type === 'text' ? child.value.split(range) : []
      if (pieces.length < 2) return [child]
      return pieces.map((value, at) => (at % 2 === 1 ? unbroken(value) : { type: 'text', value }))
    })
  }
}
