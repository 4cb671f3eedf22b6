/** Plugins for `content/pages` by name, as Turbopack wants them; plain Node loads ours, so they are JavaScript. */
export const remarkPlugins = ['remark-gfm', 'remark-frontmatter', '../front-matter.mjs']
export const rehypePlugins = ['rehype-slug', '../ranges.mjs']
