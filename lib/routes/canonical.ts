import { feeds, fileFolders, formerPaths, rootFiles, routes } from '@/content/routes'

/** Removes trailing slashes and the punctuation that follows a link in a message. */
const plain = (path: string) => path.replace(/[\s\p{P}\p{S}\p{Cf}]{1,9}$/u, '').toLowerCase()

const canonicalPaths = new Map<string, string>([
  ...routes.map(({ path }) => [plain(path), path] as const),
  ...formerPaths,
])

/**
 * Decodes unnecessary escapes once: `%2F` and the like make another URL (RFC 3986, section 6.2.2). Null if the result
 * is not text.
 */
export function unescaped(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}

/**
 * The canonical path of a requested one: itself, the tree's path that differs only by escapes, letter case or trailing
 * slashes and punctuation, or the page that replaced it. `null` when the tree has no such page.
 */
export function canonicalPath(pathname: string): string | null {
  const path = unescaped(pathname)
  return path === null ? null : (canonicalPaths.get(plain(path)) ?? null)
}

const files = new Set<string>([...feeds.map(({ path }) => path), ...rootFiles])

/**
 * Returns whether a missing path gets a 404 instead of a redirect to the home page: files and API calls.
 */
export function isFilePath(pathname: string): boolean {
  return files.has(pathname) || fileFolders.some((folder) => pathname.startsWith(`/${folder}/`))
}

/** Returns the URL of a page or file of this site from its path; null if the path would redirect home. */
export function ownPath(path: string): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const page = canonicalPath(pathname)
  if (page === '/' && pathname !== '/') return null
  return page === null ? (isFilePath(pathname) ? path : null) : page + rest
}
