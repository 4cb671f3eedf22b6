/** What reads `content/pages`, by name as Turbopack takes it; our own beside the folder of the pages. */
export const remarkPlugins = ['remark-gfm', 'remark-frontmatter', '../front-matter.mjs']
export const rehypePlugins = ['rehype-slug', '../ranges.mjs']
