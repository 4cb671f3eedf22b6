import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { tsxLoader } from '@/testing/new-process'

const module = JSON.stringify(new URL('watch-content.ts', import.meta.url))

it('generates the content modules again each time a content file is replaced', async () => {
  const folder = newFolder()
  cpSync('content', path.join(folder, 'content'), { recursive: true })
  const script = `import { watchContent } from ${module}
    watchContent(() => console.log('changed'))
    console.log('watching')`
  const args = ['--import', tsxLoader, '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { cwd: folder })
  const nextLine = async () => String((await once(child.stdout, 'data'))[0]).trim()
  expect(await nextLine()).toBe('watching')
  const at = (name: string) => path.join(folder, 'content', name)
  for (const transport of [3651, 3652]) {
    const next = nextLine()
    const text = readFileSync(at('fees.yaml'), 'utf8')
    const changed = text.replace(/transport: \d+/, `transport: ${transport}`)
    writeFileSync(path.join(folder, 'saved'), changed)
    renameSync(path.join(folder, 'saved'), at('fees.yaml'))
    expect(await next).toBe('changed')
    expect(readFileSync(at('generated/fees.ts'), 'utf8')).toContain(`"transport": ${transport}`)
  }
  child.kill()
})
