import type { ComponentProps } from 'react'

const heights = {
  words: '',
  low: 'inline-flex min-h-11 -my-1.5 items-center gap-2',
  high: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

type Props = ComponentProps<'a'> & {
  /** A link on its own line has a touch target's height, a `low` one beyond its row; one among `words` does not. */
  height?: keyof typeof heights
}

export function TextLink({ height = 'words', className = '', children, ...props }: Props) {
  return (
    <a {...props} className={`text-link ${heights[height]} ${className}`}>
      {children}
    </a>
  )
}
