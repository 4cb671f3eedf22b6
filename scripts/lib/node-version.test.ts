import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asVersion, runNode } from '@/e2e/support/run-node'
import { engines } from '@/package.json'

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
  // Nobody has tried it yet, and that is no reason not to start.
  ['28.0.0', true],
])('Node %s can run a site with these engines: %s', async (version, can) => {
  expect(engines.node).toBe('^20.19 || ^22.12 || ^24 || ^26')
  const { code } = await runNode([...asVersion(version), 'scripts/lib/node-version.mjs'])
  expect(code).toBe(can ? 0 : 1)
})

it.each(['start', 'build', 'doctor', 'check-vendor', 'notice'])(
  'an old Node ends scripts/%s.mjs with one sentence, before anything else',
  async (name) => {
    expect(await runNode([...asVersion('18.20.8'), `scripts/${name}.mjs`])).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^Node 18\.20\.8 cannot run the site, which needs 20\.19, .*"Node" in docs\/operating\.md.*\n$/,
      ),
    })
  },
)

it('what stands before the sentence imports no package, which an old Node may not be able to read', () => {
  const links = /^import (?:.* from )?'(?!node:|\.)/m
  for (const file of [
    'start.mjs',
    'doctor.mjs',
    'lib/steps.mjs',
    'lib/standalone.mjs',
    'lib/typescript.mjs',
  ])
    expect(readFileSync(`scripts/${file}`, 'utf8'), file).not.toMatch(links)
})
