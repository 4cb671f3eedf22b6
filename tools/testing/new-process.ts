import { vi } from 'vitest'

/** Lets what is imported from here on find itself in a process that has just started, with these variables. */
export function startAnew(variables: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  globalThis.singletons = undefined
}
