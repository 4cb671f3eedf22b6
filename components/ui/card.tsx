import type { AllHTMLAttributes } from 'react'

type Props = AllHTMLAttributes<HTMLElement> & {
  /** The element it is. */
  as?: 'a' | 'article' | 'div' | 'figure' | 'li' | 'section'
}

/** A white box with a thin frame around one thing. */
export function Card({ as: Element = 'div', className = '', ...props }: Props) {
  return <Element {...props} className={`rounded-2xl border border-line bg-white ${className}`} />
}
