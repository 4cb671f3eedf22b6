import type { MDXComponents } from 'mdx/types'

/**
 * Next asks for this file. What a page of `content/pages` may use by name is handed to it by
 * `components/content/content-page.tsx`, so that a page does not import the cards that read pages.
 */
export function useMDXComponents(): MDXComponents {
  return {}
}
