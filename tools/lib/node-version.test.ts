import { expect, it } from 'vitest'
import { engines } from '@/package.json'
import { asVersion, runNode } from '@/testing/run-node'
import { tool } from './steps'

it.each([
  ['18.20.8', false],
  ['20.19.0', true],
  ['22.11.0', false],
  ['22.12.0', true],
  // Untested, but allowed.
  ['28.0.0', true],
])('recognises whether Node can run the site: version %s → %s', async (version, can) => {
  expect(engines.node).toBe('^20.19 || ^22.12 || ^24 || ^26')
  const { code } = await runNode([...asVersion(version), 'tools/lib/node-version.mjs'])
  expect(code).toBe(can ? 0 : 1)
})

it.each(['start', 'build', 'operator/smoke'])(
  'stops the command %s on an old Node with an error message of one sentence',
  async (name) => {
    const { code, output } = await runNode([...asVersion('18.20.8'), ...tool(name)])
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Node 18\.20\.8 cannot run .* needs 20\.19, .*operating\/install\.md.*\n$/,
    )
  },
)
