import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { routes } from '@/content/routes'
import type { AskNext } from './next-app'

const manifest = z.record(z.string(), z.string())

/** The words of every fixed page are read for the first search. */
const fullyOpened = new Map([['/search', '/search?q=school']])

/** An address of a route such as `/api/lists/[list]`; one that is there for the fixed pages. */
function addressOf(route: string): string {
  if (route === '/[slug]') return routes.find(({ kind }) => kind === 'page')?.path ?? '/'
  return fullyOpened.get(route) ?? route.replace(/\[[^\]]*\]/g, 'none')
}

/**
 * Asks once for each route of the build in `dir`, so that Next opens its files while it can: what it fails
 * to open when descriptors have run out, it takes for missing as long as the process lives
 * (`next/dist/server/load-manifest.external.js`). `opened` are paths of pages that were made already.
 */
export async function openRoutes(
  ask: AskNext,
  dir: string,
  host: string,
  opened: readonly string[],
): Promise<void> {
  const file = path.join(dir, '.next/app-path-routes-manifest.json')
  const ofBuild = Object.values(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))))
  const closed = ofBuild.filter((one) => !one.startsWith('/_') && !opened.includes(one))
  for (const route of new Set(closed)) {
    await ask({ method: 'GET', url: addressOf(route), headers: { host } })
      .then(buffer)
      .catch(() => undefined)
  }
}
