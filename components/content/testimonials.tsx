import type { ReactNode } from 'react'
import { Card } from '../ui/card'

export function Testimonials({ children }: { children: ReactNode }) {
  return <div className="wide grid gap-6 md:grid-cols-2">{children}</div>
}

type Props = {
  by: string
  role: string
  children: ReactNode
}

export function Testimonial({ by, role, children }: Props) {
  return (
    <Card as="figure" className="flex flex-col p-6 shadow-card">
      <blockquote className="grid grow content-start gap-3 font-serif text-base text-forest-700 leading-relaxed">
        {children}
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-4 border-line border-t pt-5">
        <svg
          role="img"
          aria-label={`Placeholder for the photograph: ${by}`}
          viewBox="0 0 64 64"
          className="size-16 shrink-0 rounded-full bg-mist"
        >
          <circle cx="32" cy="25" r="11" fill="var(--color-leaf)" />
          <path d="M10 64c1-17 10-25 22-25s21 8 22 25z" fill="var(--color-leaf)" />
        </svg>
        <span className="min-w-0 grow basis-24">
          <span className="block font-semibold">{by}</span>
          <span className="block text-xs text-ink-soft">{role}</span>
        </span>
      </figcaption>
    </Card>
  )
}
