import path from 'node:path'
import { compile } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Reads `content/pages` with the plugins that `next.config.ts` names. */
const mdx: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  async transform(value, file) {
    if (!file.endsWith('.mdx')) return null
    const compiled = await compile(
      { value, path: file },
      {
        remarkPlugins: [
          remarkGfm,
          remarkFrontmatter,
          [remarkMdxFrontmatter, { name: 'frontmatter' }],
        ],
        rehypePlugins: [rehypeSlug],
      },
    )
    return { code: String(compiled) }
  },
}

export default defineConfig({
  plugins: [mdx],
  resolve: {
    alias: {
      '@': path.resolve(import.meta.dirname),
      // Marks server modules for the bundler; it has nothing to do in a test.
      'server-only': path.resolve(import.meta.dirname, 'e2e/support/empty.ts'),
    },
  },
  test: {
    include: ['{app,components,content,e2e,lib,scripts,server}/**/*.test.{ts,tsx}', '*.test.ts'],
    // With a secret no key is made in DATA_DIR.
    env: { LOG_LEVEL: 'silent', REVALIDATE_SECRET: 'a-secret-for-unit-tests-of-32-characters' },
    restoreMocks: true,
  },
})
