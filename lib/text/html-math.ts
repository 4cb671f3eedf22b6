import type { Tag } from './html-tags'

/** MathML's elements other than the plain letters, numbers and signs. */
export const mathNames =
  'annotation annotation-xml math menclose mfenced mfrac mi mn mo mover mpadded mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics'.split(
    ' ',
  )

const wrap = (tag: Tag): (Tag | string)[] =>
  tag.children.filter((one) => typeof one !== 'string').length > 1 ? ['(', tag, ')'] : [tag]

/** Returns MathML as a line reads it, ½ as 1/2 and the root of 2 as √2. */
export function mathToText({ name, children }: Tag): (Tag | string)[] {
  const parts = children.filter((one) => typeof one !== 'string')
  const [first, second, third] = parts
  const raised = (mark: 'sub' | 'sup', tag: Tag | undefined): Tag[] =>
    tag ? [{ name: mark, attributes: {}, children: [tag] }] : []
  if (name === 'msqrt') return ['√', ...wrap({ name: 'mrow', attributes: {}, children })]
  if (name === 'mtd' || name === 'mtr') return [' ', ...children]
  if (!first || !second) return children
  // The space keeps a whole number before it apart: 3 1/2.
  if (name === 'mfrac') return [' ', ...wrap(first), '/', ...wrap(second)]
  if (name === 'mroot') return [...raised('sup', second), '√', ...wrap(first)]
  if (name === 'msub') return [first, ...raised('sub', second)]
  if (name === 'msup') return [first, ...raised('sup', second)]
  if (name === 'msubsup') return [first, ...raised('sub', second), ...raised('sup', third)]
  if (name === 'mfenced')
    return ['(', ...parts.flatMap((one, at) => (at ? [', ', one] : [one])), ')']
  return children
}
