import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '@/content/routes'
import manifest from '@/package.json' with { type: 'json' }
import { temporaryFolder } from '@/testing/site'
import { linkPackages } from '@/testing/system'
import { copyOfCheckout } from '@/tools/lib/checkout-copy'
import { freePort } from '@/tools/lib/free-port'
import { watchConsole } from './support/test'

let folder = ''
let origin = ''
let server: ChildProcess | undefined
let printed = ''

test.skip(!process.env.WHOLE, 'only npm run test:whole tests the development server')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // A copy, because the test edits a page.
  folder = await temporaryFolder()
  copyOfCheckout(['.'], folder)
  linkPackages(folder)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const [, ...words] = manifest.scripts.dev.split(' ')
  server = spawn(process.execPath, [...words, '-p', String(port)], {
    cwd: folder,
    // A new home directory: Next has no cache or settings there.
    env: { ...process.env, NODE_ENV: 'development', HOME: folder, XDG_CONFIG_HOME: folder },
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  }
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Ready in')
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server?.on('exit', resolve))
  server?.kill()
  await ended
  expect(printed).not.toMatch(/telemetry/i)
  // Child processes of the server write files for a moment longer.
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

test('the development server shows an edit without a reload and without console errors', async ({
  page,
}) => {
  const messages = watchConsole(page, ['error', 'warning'])
  const views = new Map(routes.map(({ kind, view, path }) => [`${kind} ${view}`, path]))
  for (const url of [...views.values(), '/search?q=fees', '/our-motto']) {
    await page.goto(origin + url)
    await page.waitForLoadState('networkidle')
    expect(messages, url).toEqual([])
  }
  const file = path.join(folder, 'content/pages/our-motto.mdx')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA sentence that was not there.\n`)
  await expect(page.getByText('A sentence that was not there.')).toBeVisible()
  expect(messages).toEqual([])
  expect(printed).toContain(`"site":"${origin}"`)
})
