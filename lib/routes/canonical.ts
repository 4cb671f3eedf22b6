import { feeds, fileFolders, rootFiles, routes } from '@/content/routes'

const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase()

const canonicalPaths = new Map(routes.map(({ path }) => [plain(path), path]))

/**
 * A path without the escapes that it does not need, undone once: `%2F` and the like make another address (RFC 3986,
 * section 6.2.2). `null` when what is escaped is no text.
 */
export function unescaped(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}

/**
 * The canonical path of a requested one: itself, or the tree's path that differs only by escapes,
 * letter case or trailing slashes. `null` when the tree has no such page.
 */
export function canonicalPath(pathname: string): string | null {
  const path = unescaped(pathname)
  return path === null ? null : (canonicalPaths.get(plain(path)) ?? null)
}

const files = new Set<string>([...feeds.map(({ path }) => path), ...rootFiles])

/** Whether a path is a file's or a call's: what is missing there is not found, and does not go home. */
export function isFilePath(pathname: string): boolean {
  return files.has(pathname) || fileFolders.some((folder) => pathname.startsWith(`/${folder}/`))
}
