import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, it } from 'vitest'
import frontMatter from './front-matter.mjs'

/** The export `frontmatter` of a page with this head. */
async function read(head: string): Promise<string> {
  const page = `---\n${head}\n---\n\nWords.\n`
  const code = await compile(page, { remarkPlugins: [remarkFrontmatter, frontMatter] })
  return /export const frontmatter = ([\s\S]*?);\n/.exec(String(code))?.[1] ?? ''
}

it('gives a head with the line of each key', async () => {
  const module = await read('description: "Who we are"\npicture: about')
  expect(module).toMatch(/"description": "Who we are",\s*"picture": "about"/)
  expect(module).toMatch(/"lines": \{\s*"description": 2,\s*"picture": 3\s*\}/)
})

it.each([
  ['description: "Who we are\npicture: about', 'line 2: “description: '],
  ['description: x\npicture: [a: : b', 'line 3: '],
])('says line and reason of a head that is no YAML: %j', async (head, reason) => {
  const module = await read(head)
  expect(module).toContain('"unreadable"')
  expect(module).toContain(reason)
})
