import { menu } from '@/lib/routes/tree'

/** The last page in a panel of the menu. */
export function lastOf(section: string) {
  const last = menu()
    .find(({ id }) => id === section)
    ?.groups.at(-1)
    ?.links.at(-1)
  if (!last) throw new Error(`No page in the panel ${section}`)
  return last
}
