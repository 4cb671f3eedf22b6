import { isValidElement, type ReactNode } from 'react'

/** Elements whose text is not indexed: pictures, controls and non-text. */
const silent = new Set(['svg', 'script', 'style', 'form', 'iframe', 'video'])

/** Elements that end a line. */
const lines = new Set(
  'address article aside blockquote caption dd div dt figcaption figure h1 h2 h3 h4 li p section tr'.split(
    ' ',
  ),
)

function isComponent(type: unknown): type is (props: unknown) => ReactNode {
  return typeof type === 'function' && !('$$typeof' in type)
}

function textsOf(node: unknown): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isValidElement<{ children?: ReactNode; className?: string }>(node)) return []
  const { type, props } = node
  if (isComponent(type)) return textsOf(type(props))
  // Screen-reader text repeats what the page shows in another way.
  if (typeof type === 'string' && (silent.has(type) || props.className === 'sr-only')) return []
  const texts = textsOf(props.children)
  return typeof type === 'string' && lines.has(type) ? ['\n', ...texts, '\n'] : texts
}

/**
 * Returns the words of a tree of elements, with a line for each paragraph, heading and table row. Calls synchronous server
 * components itself, because server code may not import React's renderer, and skips client components.
 */
export function wordsOf(node: ReactNode): string {
  return textsOf(node)
    .join(' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}
