import { school } from '@/content/school'
import { type NavLink, toLink } from '@/lib/routes/tree'

/** The header's own links, shown in the bar or the strip and, on phones, at the end of the menu. */
export const headerLinks: readonly NavLink[] = [
  { href: school.links.erp, title: 'ERP Login', external: true },
  toLink('/careercounseling'),
  { href: school.links.magazine, title: 'School Magazine', external: false },
]

/** The pages in the languages of the town, by the languages' own names. */
export const languageLinks: readonly NavLink[] = [
  { href: '/hindi', title: 'हिन्दी', external: false },
  { href: '/bengali', title: 'বাংলা', external: false },
]
