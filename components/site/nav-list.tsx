import type { ComponentProps } from 'react'
import type { NavLink } from '@/lib/routes/tree'
import { MultilingualText } from '../ui/multilingual-text'

/** A list of so many links is shown whole at every width. */
export const maxUnfolded = 4

type Props = Pick<ComponentProps<'ul'>, 'aria-label' | 'className'> & {
  links: readonly NavLink[]
  /** Path of the page one is on, which is marked. */
  current?: string
  /** Classes of a link. */
  linkClass: string
}

/**
 * Links of a menu, a sidebar or the footer; a file says what it is. Attributes and keys that say nothing are left out
 * altogether: a page has a hundred of these links, which never change.
 */
export function NavList({ links, current, linkClass, ...list }: Props) {
  return (
    <ul {...list}>
      {links.map(({ href, title, external }, index) => {
        const isFile = href.endsWith('.pdf')
        return (
          <li key={index}>
            <a
              href={href}
              className={linkClass}
              {...(href === current ? { 'aria-current': 'page' } : {})}
              {...(external && !isFile ? { rel: 'noopener' } : {})}
            >
              {isFile ? `${title} (PDF)` : <MultilingualText text={title} />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
