import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import config from './next.config'

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The patch may differ: @next/mdx 16.4.5 was never published. */
it('package.json pins next and @next/mdx to the same minor version', () => {
  const versions = ['next', '@next/mdx'].map((name) => manifest.dependencies[name] ?? '')
  const toDo = 'raise both together: npm install --save-exact next@X @next/mdx@X'
  for (const version of versions) expect(version, toDo).toMatch(/^\d+\.\d+\.\d+$/)
  const minors = versions.map((version) => version.split('.').slice(0, 2).join('.'))
  expect(new Set(minors).size, toDo).toBe(1)
})

const ignored = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/^\*\*\/|\/$/g, ''))

it('keeps local files, release archives and backups out of git and the Docker image', () => {
  const inGit = ignored('.gitignore')
  for (const archive of ['*.tar.gz', '*.tar.gz.part']) expect(inGit).toContain(archive)
  const toImage = [...ignored('.dockerignore'), '.env.local', '']
  expect(inGit.filter((name) => !toImage.includes(name))).toEqual([])
  expect(toImage).toContain('.env.*')
})

it('Next ignores configuration files above the project’s folder', () => {
  expect(config.turbopack?.root).toBe(path.resolve())
})

it('git checks out the same line endings on every system', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
})
