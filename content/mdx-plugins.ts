/** MDX plugins by name, as Turbopack requires; plain Node loads ours, so they are JavaScript. */
export const remarkPlugins = ['remark-gfm', 'remark-frontmatter', '../front-matter.mjs']
export const rehypePlugins = ['rehype-slug', '../ranges.mjs']
