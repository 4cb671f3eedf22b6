import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'

/** For `node --import`, from any folder: runs TypeScript. */
export const tsxLoader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href

export function resetProcess(variables: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  globalThis.singletons = undefined
}
