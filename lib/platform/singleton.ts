declare global {
  var singletons: Map<string, unknown> | undefined
}

/**
 * Creates a value once per process. A module variable is not enough: Next puts pages, route handlers and the start into
 * separate bundles, each with its own copy.
 */
export function singleton<T>(name: string, create: () => T): T {
  globalThis.singletons ??= new Map()
  if (!globalThis.singletons.has(name)) globalThis.singletons.set(name, create())
  return globalThis.singletons.get(name) as T
}

/** Lets a changed module create its value again, in development only. */
export function deleteInDevelopment(name: string): void {
  if (process.env.NODE_ENV === 'development') globalThis.singletons?.delete(name)
}
