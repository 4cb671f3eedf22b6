import { isValidElement, type ReactNode } from 'react'

/** Elements whose text is not read: pictures, controls, and what is no text at all. */
const silent = new Set(['svg', 'script', 'style', 'form', 'iframe', 'video'])

/** Elements that end a line. */
const lines = new Set(
  'address article aside blockquote caption dd div dt figcaption figure h1 h2 h3 h4 li p section tr'.split(
    ' ',
  ),
)

type Component = (props: unknown) => ReactNode | Promise<ReactNode>

/** A function that is no reference to a client component, which only a browser can show. */
function isComponent(type: unknown): type is Component {
  return typeof type === 'function' && !('$$typeof' in type)
}

/**
 * What a component shows. Outside React's renderer, which server code may not import, a hook throws; of a
 * component that uses one, what stands between its tags is read.
 */
async function shownBy(type: Component, props: { children?: ReactNode }): Promise<ReactNode> {
  try {
    return await type(props)
  } catch {
    return props.children
  }
}

async function textsOf(node: unknown): Promise<string[]> {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return (await Promise.all(node.map(textsOf))).flat()
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { type, props } = node
  if (isComponent(type)) return textsOf(await shownBy(type, props))
  if (typeof type === 'string' && silent.has(type)) return []
  const texts = await textsOf(props.children)
  return typeof type === 'string' && lines.has(type) ? ['\n', ...texts, '\n'] : texts
}

/**
 * The words of a tree of elements, a line each for paragraphs, headings and rows of tables. Server components
 * are rendered; client components are left out.
 */
export async function wordsOf(node: ReactNode): Promise<string> {
  const texts = await textsOf(node)
  return texts
    .join(' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}
