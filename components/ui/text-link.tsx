import type { ComponentProps } from 'react'
import type { Path } from '@/content/routes'

const heights = {
  words: '',
  low: 'inline-flex min-h-8 items-center gap-2',
  high: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

/** Of literal addresses below the root, only pages of the tree; any computed one. */
type Checked<H extends string> =
  Record<never, never> extends Record<H, unknown> ? H : H extends `/${string}` ? Path : H

type Props<H extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: H & Checked<H>
  /** A link on its own line has a touch target's height; one among `words`, the default, does not. */
  height?: keyof typeof heights
}

export function TextLink<const H extends string>({
  height = 'words',
  className = '',
  children,
  ...props
}: Props<H>) {
  return (
    <a {...props} className={`text-link ${heights[height]} ${className}`}>
      {children}
    </a>
  )
}
