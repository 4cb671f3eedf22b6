import type { ComponentProps } from 'react'

const heights = {
  inline: '',
  compact: 'inline-flex min-h-11 -my-1.5 items-center gap-2',
  tall: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

type Props = ComponentProps<'a'> & {
  /** `tall` for a link on its own line, `compact` for one whose touch target overlaps its row, `inline` in a sentence. */
  height?: keyof typeof heights
}

export function TextLink({ height = 'inline', className = '', children, ...props }: Props) {
  return (
    <a {...props} className={['text-link', heights[height], className].filter(Boolean).join(' ')}>
      {children}
    </a>
  )
}
