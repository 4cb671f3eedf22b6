import type { ReactNode } from 'react'

export function Statements({ children }: { children: ReactNode }) {
  return <ol className="wide grid gap-8">{children}</ol>
}

export function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="prose beside">
      <h2>{title}</h2>
      {children}
    </li>
  )
}
