import path from 'node:path'
import { runnerImport } from 'vite'
import { writeModules } from '@/content/modules'
import type { Facts } from '@/tools/checks/content/faults'

export async function factsOf(content: string): Promise<Facts> {
  writeModules(content)
  const { module } = await runnerImport<Facts>(path.resolve('tools/checks/content/facts.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        // Code, which a copy of the content has no packages for.
        '@/content/schemas': path.resolve('content/schemas'),
        '@/content': path.resolve(content),
        '@': path.resolve(),
        'server-only': path.resolve('node_modules/server-only/empty.js'),
      },
    },
  })
  return module
}
