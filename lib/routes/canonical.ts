import { feeds, fileFolders, rootFiles, routes } from '@/content/routes'

const canonicalByLowerCase = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))

/** Escapes of what needs none are undone, once; `%2F` and the like are other addresses (RFC 3986, section 6.2.2). */
function unescaped(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * The canonical path of a requested one: itself, or the tree's path that differs only by escapes,
 * letter case or trailing slashes. `null` when the tree has no such page.
 */
export function canonicalPath(pathname: string): string | null {
  const trimmed = unescaped(pathname).replace(/\/+$/, '') || '/'
  return canonicalByLowerCase.get(trimmed.toLowerCase()) ?? null
}

const files = new Set<string>([...feeds.map(({ path }) => path), ...rootFiles])

/** Whether a path is a file's or a call's: what is missing there is not found, and does not go home. */
export function isFilePath(pathname: string): boolean {
  return files.has(pathname) || fileFolders.some((folder) => pathname.startsWith(`/${folder}/`))
}
