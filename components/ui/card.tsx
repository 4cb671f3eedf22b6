import type { AllHTMLAttributes } from 'react'

type Props = AllHTMLAttributes<HTMLElement> & {
  /** Element to render. */
  as?: 'a' | 'article' | 'div' | 'figure' | 'li' | 'section'
}

/** White box with a thin border. */
export function Card({ as: Element = 'div', className = '', ...props }: Props) {
  return <Element {...props} className={`rounded-2xl border border-line bg-white ${className}`} />
}
