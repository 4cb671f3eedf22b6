import { feeds, fileFolders, rootFiles, routes } from '@/content/routes'

const canonicalByLowerCase = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))

/**
 * The canonical path of a requested one: itself, or the tree's path that differs only by letter
 * case or trailing slashes. `null` when the tree has no such page.
 */
export function canonicalPath(pathname: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  return canonicalByLowerCase.get(trimmed.toLowerCase()) ?? null
}

const files = new Set<string>([...feeds.map(({ path }) => path), ...rootFiles])

/** Whether a path is a file's or a call's: what is missing there is not found, and does not go home. */
export function isFilePath(pathname: string): boolean {
  return files.has(pathname) || fileFolders.some((folder) => pathname.startsWith(`/${folder}/`))
}
