import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Of 16.4.5 there is no @next/mdx, and of 16.4.6 not every system's compiler: the patch may differ. */
it('next and @next/mdx have one version, pinned', () => {
  const versions = ['next', '@next/mdx'].map((name) => manifest.dependencies[name] ?? '')
  const toDo = 'raise both together: npm install --save-exact next@X @next/mdx@X'
  for (const version of versions) expect(version, toDo).toMatch(/^\d+\.\d+\.\d+$/)
  const minors = versions.map((version) => version.split('.').slice(0, 2).join('.'))
  expect(new Set(minors).size, toDo).toBe(1)
})
