import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runNode } from '@/testing/run-node'
import { copyOfCheckout } from './lib/checkout-copy'
import { tool } from './lib/steps'

const root = copyOfCheckout()
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
rmSync(path.join(root, 'content/generated'), { recursive: true, force: true })
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('reports a YAML mistake in a fresh clone, which has no content modules yet', async () => {
  const fees = path.join(root, 'content/fees.yaml')
  const before = readFileSync(fees)
  writeFileSync(fees, 'groups: [\n')
  const { code, output } = await runNode(tool('checks/content', '--mistakes'), { cwd: root })
  writeFileSync(fees, before)
  expect([code, output]).toEqual([1, expect.stringMatching(/^content\/fees\.yaml:\d+ {2}/)])
})

it('lists all changed figures beside a doubt, and confirms none while the content has another mistake', async () => {
  const at = (name: string) => path.join(root, 'content', name)
  const before = ['fees.yaml', 'confirmed.json'].map(
    (name) => [at(name), readFileSync(at(name))] as const,
  )
  const check = (...args: string[]) => runNode(tool('checks/content', ...args), { cwd: root })
  const fees = readFileSync(at('fees.yaml'), 'utf8')
  const changed = fees
    .replace(/^transport: \d+/m, '$&0')
    .replace(/admission: (\d+)/, 'admission: 1$1')
  writeFileSync(at('fees.yaml'), changed.replace(/annual: \d+/, '$&,'))
  expect((await check('--figures-are-right')).code).toBe(1)
  expect(readFileSync(at('confirmed.json'))).toEqual(before[1]?.[1])
  const small = changed.replace(
    /admission: 1(\d+)/,
    (_, rupees) => `admission: ${Number(rupees) + 1}`,
  )
  writeFileSync(at('fees.yaml'), small)
  expect((await check('--mistakes')).output).toMatch(
    /^All figures that changed:\n[\s\S]*\.admission was .*\n\n.*Is this right\?.*\n\n1 to be put right/,
  )
  expect((await check('--figures-are-right')).output).toMatch(/^Confirmed:\n[\s\S]*\.admission was/)
  for (const [file, bytes] of before) writeFileSync(file, bytes)
})
