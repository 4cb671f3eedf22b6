import type { ComponentProps } from 'react'

const heights = {
  words: '',
  low: 'inline-flex min-h-11 -my-1.5 items-center gap-2',
  high: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

type Props = ComponentProps<'a'> & {
  /** `high` for a link on its own line, `low` for one whose touch target overlaps its row, `words` within a sentence. */
  height?: keyof typeof heights
}

export function TextLink({ height = 'words', className = '', children, ...props }: Props) {
  return (
    <a {...props} className={['text-link', heights[height], className].filter(Boolean).join(' ')}>
      {children}
    </a>
  )
}
