import { school } from '@/content/school'
import { type NavLink, toLink } from '@/lib/routes/tree'

/** The header's own links; on phones they end the menu. */
export const headerLinks: readonly NavLink[] = [
  { href: school.links.erp, title: 'ERP Login', external: true },
  toLink('/careercounseling'),
  { href: school.links.magazine, title: 'School Magazine', external: false },
]

/** Pages in the local languages, each named in its language. */
export const languageLinks: readonly NavLink[] = [
  { href: '/hindi', title: 'हिन्दी', external: false },
  { href: '/bengali', title: 'বাংলা', external: false },
]
