import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { summary } from './test-report.mjs'

async function written(unit: unknown, browser: unknown) {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  const files = { unit: path.join(folder, 'unit.json'), browser: path.join(folder, 'browser.json') }
  await writeFile(files.unit, JSON.stringify(unit))
  await writeFile(files.browser, JSON.stringify(browser))
  return files
}

const unit = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [
    { assertionResults: [{ status: 'skipped', fullName: 'files says EACCES (root)' }] },
  ],
}

const spec = (title: string, status: string, annotations: object[] = []) => ({
  title,
  tests: [{ status, annotations }],
})

const browser = {
  stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 },
  suites: [
    {
      file: 'nginx.spec.ts',
      specs: [spec('TLS', 'skipped', [{ type: 'skip', description: 'no nginx here' }])],
      suites: [{ specs: [spec('slow', 'flaky'), spec('well', 'expected')] }],
    },
    { file: 'walk.spec.ts', specs: ['one', 'two'].map((one) => spec(one, 'skipped')) },
  ],
}

it('a test that is skipped says why; one that passes only on a second try is listed by name', async () => {
  expect(summary({ ...(await written(unit, browser)), missing: ['WebKit'] })).toEqual([
    'skipped: files says EACCES (root)',
    'skipped: nginx.spec.ts › TLS: no nginx here',
    'skipped: walk.spec.ts, 2 tests',
    'passed on its second try: nginx.spec.ts › slow',
    '16 passed, 2 failed, 4 skipped (not here: WebKit)',
  ])
})
