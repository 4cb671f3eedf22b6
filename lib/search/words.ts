import { isValidElement } from 'react'

/** Elements whose text is not read: pictures, controls, and what is no text at all. */
const silent = new Set(['svg', 'script', 'style', 'form', 'iframe', 'video'])

function isComponent(type: unknown): type is (props: unknown) => unknown {
  return typeof type === 'function' && !('$$typeof' in type)
}

function collect(node: unknown, found: string[]): void {
  if (typeof node === 'string' || typeof node === 'number') found.push(String(node))
  else if (Array.isArray(node)) for (const child of node) collect(child, found)
  else if (isValidElement<{ children?: unknown }>(node)) {
    const { type, props } = node
    if (isComponent(type)) collect(type(props), found)
    else if (typeof type !== 'string' || !silent.has(type)) collect(props.children, found)
  }
}

/**
 * The words of a tree of elements as one line: the server components in it are asked what they show,
 * so that amounts and tables are read too. What runs in the browser is left out.
 */
export function wordsOf(node: unknown): string {
  const found: string[] = []
  collect(node, found)
  return found
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}
