import type { ComponentProps } from 'react'

const heights = {
  words: '',
  low: 'inline-flex min-h-8 items-center gap-2',
  high: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

type Props = ComponentProps<'a'> & {
  /** A link that stands alone is as high as a finger needs; one among `words`, and so when absent, is not. */
  height?: keyof typeof heights
}

/** A link that is underlined words. */
export function TextLink({ height = 'words', className = '', children, ...props }: Props) {
  return (
    <a {...props} className={`text-link ${heights[height]} ${className}`}>
      {children}
    </a>
  )
}
