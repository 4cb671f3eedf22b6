declare global {
  var singletons: Map<string, unknown> | undefined
}

/**
 * What must exist once in a process. A module's own variable does not: Next bundles pages, route
 * handlers and the start apart, each with modules of its own.
 */
export function singleton<T>(name: string, make: () => T): T {
  globalThis.singletons ??= new Map()
  if (!globalThis.singletons.has(name)) globalThis.singletons.set(name, make())
  return globalThis.singletons.get(name) as T
}

/** In development a changed module is evaluated again, and what it made before is then made anew. */
export function remakeInDevelopment(name: string): void {
  if (process.env.NODE_ENV === 'development') globalThis.singletons?.delete(name)
}
