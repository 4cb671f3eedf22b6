import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runNode } from '@/testing/run-node'
import { startSite, temporaryFolder } from '@/testing/site'
import { linkPackages } from '@/testing/system'
import { copyOfCheckout } from '@/tools/lib/checkout-copy'
import { tool } from '@/tools/lib/steps'

test.skip(!process.env.WHOLE, 'only npm run test:whole builds a copy in another folder')

test('builds and serves a checkout without .git, in a long path with spaces', async () => {
  test.setTimeout(900_000)
  const above = await temporaryFolder()
  writeFileSync(path.join(above, 'package.json'), '{ "private": true }\n')
  writeFileSync(path.join(above, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }\n')
  const folder = path.join(
    above,
    'Élèves & parents (copie)',
    'website of the school '.repeat(5).trim(),
  )
  mkdirSync(folder, { recursive: true })
  expect(folder.length).toBeGreaterThan(150)
  copyOfCheckout(['.'], folder)
  linkPackages(folder)

  for (const script of ['check', 'build']) {
    const { code, output } = await runNode(tool(script), { cwd: folder })
    expect(code, output).toBe(0)
  }
  const changed = await runNode(tool('test-changed'), { cwd: folder })
  expect(changed).toMatchObject({ code: 1, output: expect.stringContaining('is no clone') })
  const site = await startSite({ server: path.join(folder, '.builds/current/server.js') })
  for (const url of ['/our-motto', '/news', '/emblem.svg'])
    expect((await fetch(site.url + url)).status, url).toBe(200)

  await test.step('runs one build for two concurrent commands, while the running site keeps its own build', async () => {
    appendFileSync(path.join(folder, 'content/pages/our-motto.mdx'), '\nA new sentence.\n')
    const command = tool('build', '--for-tests')
    const both = await Promise.all([command, command].map((args) => runNode(args, { cwd: folder })))
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.filter(({ output }) => output.includes('Building…'))).toHaveLength(1)
    // First requests, so the site reads these from the folder now.
    for (const url of ['/our-vision', '/search?q=motto', '/documents/e-prospectus.pdf'])
      expect((await fetch(site.url + url)).status, url).toBe(200)
    const again = await startSite({ server: path.join(folder, '.builds/current/server.js') })
    expect(await (await fetch(`${again.url}/our-motto`)).text()).toContain('A new sentence.')
    await again.stop()
  })
  await site.stop()
  rmSync(above, { recursive: true, force: true, maxRetries: 5 })
})
