import type { AllHTMLAttributes } from 'react'

type Props = AllHTMLAttributes<HTMLElement> & {
  as?: 'a' | 'article' | 'div' | 'figure' | 'li' | 'section'
}

export function Card({ as: Element = 'div', className = '', ...props }: Props) {
  return <Element {...props} className={`rounded-2xl border border-line bg-white ${className}`} />
}
