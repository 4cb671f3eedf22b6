import { school } from '@/content/school'
import { type NavLink, toLink } from '@/lib/routes/tree'

export const headerLinks: readonly NavLink[] = [
  { href: school.links.erp, title: 'ERP Login', external: true },
  toLink('/careercounseling'),
  { href: school.links.magazine, title: 'School Magazine', external: false },
]

export const languageLinks: readonly NavLink[] = [
  { href: '/hindi', title: 'हिन्दी', external: false },
  { href: '/bengali', title: 'বাংলা', external: false },
]
