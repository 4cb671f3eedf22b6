import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { engines } from '@/package.json'
import { newFolder } from '@/testing/folder'
import { boxOf } from '@/testing/handbook'
import { asVersion, runNode } from '@/testing/run-node'
import { tool } from './steps'

it.each([
  ['18.20.8', false],
  ['20.19.0', true],
  ['22.11.0', false],
  ['22.12.0', true],
  ['26.1.0', true],
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
    expect(output).toMatch(/^Node 18\.20\.8 cannot run .* needs 20\.19, .*operating\/node\.md.*\n$/)
  },
)

it('imports no package before the check of Node’s version, because an old Node may fail to parse a package', () => {
  const links = /^import (?:.* from )?'(?!node:|\.)/m
  for (const file of ['run', 'lib/install', 'lib/lock', 'lib/node-version'])
    expect(readFileSync(`tools/${file}.mjs`, 'utf8'), file).not.toMatch(links)
})

it.skipIf(!existsSync('/usr/bin/dpkg'))(
  'the handbook’s commands install Node, and reject a damaged download (on Debian)',
  () => {
    const folder = newFolder()
    for (const name of ['bin', 'dist', 'local']) mkdirSync(path.join(folder, name))
    const curl = `#!/bin/sh\ncp "${folder}/dist/\${2##*/}" .\n`
    writeFileSync(path.join(folder, 'bin/curl'), curl, { mode: 0o755 })
    const sh = (commands: string, cwd = folder) =>
      spawnSync('sh', ['-c', commands], {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}/local/bin:${folder}/bin:${process.env.PATH}` },
      })
    for (const arch of ['x64', 'arm64', 'ppc64le'])
      sh(
        `mkdir -p node-v24.0.9-linux-${arch}/bin
        printf '#!/bin/sh\\necho v24.0.9-${arch}\\n' > node-v24.0.9-linux-${arch}/bin/node
        chmod +x node-v24.0.9-linux-${arch}/bin/node
        tar -czf dist/node-v24.0.9-linux-${arch}.tar.gz node-v24.0.9-linux-${arch}
        cd dist && sha256sum *.tar.gz > SHASUMS256.txt`,
      )
    const box = boxOf('node').replaceAll('/usr/local', `${folder}/local`)
    const sums = path.join(folder, 'dist/SHASUMS256.txt')
    const right = readFileSync(sums, 'utf8')
    writeFileSync(sums, right.replace(/^\w{64}/gm, '0'.repeat(64)))
    expect(sh(box).stdout.split('\n').at(-2)).toBe(process.version)
    writeFileSync(sums, right)
    expect(sh(box).stdout.split('\n').at(-2)).toBe(`v24.0.9-${process.arch}`)
  },
)
