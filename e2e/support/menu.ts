import { menu } from '@/lib/routes/tree'

export function lastOf(section: string) {
  const last = menu()
    .find(({ id }) => id === section)
    ?.groups.at(-1)
    ?.links.at(-1)
  if (!last) throw new Error(`No page in the panel ${section}`)
  return last
}
