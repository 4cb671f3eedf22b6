declare global {
  var singletons: Map<string, unknown> | undefined
}

/**
 * Creates a value once per process. A module variable would not do: Next bundles pages, route handlers and the start
 * apart, each with its own modules.
 */
export function singleton<T>(name: string, make: () => T): T {
  globalThis.singletons ??= new Map()
  if (!globalThis.singletons.has(name)) globalThis.singletons.set(name, make())
  return globalThis.singletons.get(name) as T
}

export function remakeInDevelopment(name: string): void {
  if (process.env.NODE_ENV === 'development') globalThis.singletons?.delete(name)
}
