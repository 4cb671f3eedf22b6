import type { ElementContent } from 'hast'
import { h, linkTo, textOf } from './html-nodes'
import { findLinks } from './links'

/** Returns the target of a link, and undefined if it leads nowhere. */
export type ResolveLink = (href: string) => string | undefined

function linkWords(text: string, resolve: ResolveLink): ElementContent[] {
  let from = 0
  const nodes: ElementContent[] = []
  for (const found of findLinks(text)) {
    const href = resolve(found.href)
    if (!href) continue
    nodes.push(textOf(text.slice(from, found.from)))
    nodes.push(linkTo(href, [textOf(text.slice(found.from, found.to))]))
    from = found.to
  }
  nodes.push(textOf(text.slice(from)))
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}

/** `*bold*` and `~struck~` of WhatsApp; Markdown doubles the signs. */
const chatMark =
  /(?<![\p{L}\p{N}*~])(([*~])\2?)(?=[^\s])(?!\2)((?:(?!\2)[^\n])+)(?<=\S)\1(?![\p{L}\p{N}*~])/gu

/** Reads what a clerk types for want of an editor: the signs of WhatsApp, URLs, e-mail addresses and phone numbers. */
export function readText(
  text: string,
  marks: ReadonlySet<string>,
  resolve: ResolveLink,
): ElementContent[] {
  const link = (words: string) => (marks.has('a') ? [textOf(words)] : linkWords(words, resolve))
  let from = 0
  const nodes: ElementContent[] = []
  for (const { 0: all, 2: sign, 3: words = '', index } of text.matchAll(chatMark)) {
    const name = sign === '*' ? 'strong' : 's'
    if (marks.has(name)) continue
    const inner = readText(words, new Set([...marks, name]), resolve)
    nodes.push(...link(text.slice(from, index)), h(name, {}, inner))
    from = index + all.length
  }
  return [...nodes, ...link(text.slice(from))]
}
