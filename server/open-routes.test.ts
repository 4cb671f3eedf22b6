import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { routes } from '@/content/routes'
import type { AskNext } from './next-app'
import { openRoutes } from './open-routes'

const dir = mkdtempSync(path.join(tmpdir(), 'build-'))
mkdirSync(path.join(dir, '.next'))
const routesOfBuild = [
  '/[slug]',
  '/news',
  '/events',
  '/search',
  '/api/lists/[list]',
  '/media/[...path]',
  '/_not-found',
]
writeFileSync(
  path.join(dir, '.next/app-path-routes-manifest.json'),
  JSON.stringify(Object.fromEntries(routesOfBuild.map((route) => [`${route}/page`, route]))),
)

it('each route that no page was made of is opened once, also after one that fails', async () => {
  const ask = vi.fn<AskNext>(async () => {
    const answer = new IncomingMessage(new Socket())
    answer.push(null)
    return answer
  })
  ask.mockRejectedValueOnce(new Error('broken'))
  await openRoutes(ask, dir, 'school.example', ['/', '/events'])
  const urls = ask.mock.calls.map(([{ url }]) => url)
  expect(urls.slice(1)).toEqual(['/news', '/search?q=school', '/api/lists/none', '/media/none'])
  expect(routes).toContainEqual(expect.objectContaining({ kind: 'page', path: urls[0] }))
})
