import type { MDXComponents } from 'mdx/types'

/**
 * Required by Next. `components/content/content-page.tsx` passes the components to each page, so that a page does not
 * import the cards, which read pages.
 */
export function useMDXComponents(): MDXComponents {
  return {}
}
