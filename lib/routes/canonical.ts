import { routes } from '@/content/routes'

const canonicalByLowerCase = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))

/**
 * The canonical path of a requested one: itself, or the tree's path that differs only by letter
 * case or trailing slashes. `null` when the tree has no such page.
 */
export function canonicalPath(pathname: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  return canonicalByLowerCase.get(trimmed.toLowerCase()) ?? null
}
