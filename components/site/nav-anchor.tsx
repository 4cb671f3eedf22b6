import type { NavLink } from '@/lib/routes/tree'

type Props = { link: NavLink; current?: string | undefined; className?: string }

/** A link of a menu, a sidebar or the footer; a file says what it is, the page one is on is marked. */
export function NavAnchor({ link, current, className }: Props) {
  const isFile = link.href.endsWith('.pdf')
  return (
    // Attributes that say nothing are left out altogether: a page has a hundred of these links.
    <a
      href={link.href}
      className={className}
      {...(link.href === current ? { 'aria-current': 'page' } : {})}
      {...(link.external && !isFile ? { rel: 'noopener' } : {})}
    >
      {isFile ? `${link.title} (PDF)` : link.title}
    </a>
  )
}
