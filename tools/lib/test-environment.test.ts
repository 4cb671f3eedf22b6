import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { tsxLoader } from '@/testing/new-process'

const script = `
  import { siteVariables } from ${JSON.stringify(new URL('test-environment.ts', import.meta.url))}
  const { DATA_DIR, NODE_ENV, TZ, LANG, ...others } = process.env
  const isOurs = (name) => siteVariables.includes(name) || name.toLowerCase().endsWith('_proxy')
  const set = Object.entries(others).filter(([name, value]) => isOurs(name) && value)
  console.log(JSON.stringify([DATA_DIR, NODE_ENV, TZ, LANG, process.umask(), set]))
`

it('environment variables of the shell, such as SITE_URL and TZ, do not affect the tests', () => {
  const names = ['SITE_URL', 'REVALIDATE_SECONDS', 'DATA_DIR', 'NODE_ENV', 'https_proxy']
  const shell = Object.fromEntries(names.map((name) => [name, 'of the shell']))
  const env = { ...process.env, ...shell, TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' }
  const args = ['--import', tsxLoader, '--input-type=module', '-e', script]
  const output = execFileSync(process.execPath, args, { env, encoding: 'utf8' })
  const dataDir = expect.stringContaining('test-data-')
  expect(JSON.parse(output)).toEqual([dataDir, 'test', 'UTC', 'C.UTF-8', 0o022, []])
})
