import type { ComponentProps } from 'react'
import type { NavLink } from '@/lib/routes/tree'
import { MultilingualText } from '../ui/multilingual-text'

/** Longest list that is never folded. */
export const maxUnfolded = 4

type Props = Pick<ComponentProps<'ul'>, 'aria-label' | 'className'> & {
  links: readonly NavLink[]
  current?: string
  linkClass: string
}

/** A file shows its type. We omit empty attributes and keys, because a page has a hundred of these links. */
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
              {isFile ? `${title}\u00a0(PDF)` : <MultilingualText text={title} />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
