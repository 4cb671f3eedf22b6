import type { ReactNode } from 'react'

/** Numbered statements, such as the three of the mission. */
export function Statements({ children }: { children: ReactNode }) {
  return <ol className="statements">{children}</ol>
}

/** One of the numbered statements. */
export function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <h2 className="mt-1.5 text-lg text-forest md:text-xl">{title}</h2>
        <div className="mt-2 grid gap-3">{children}</div>
      </div>
    </li>
  )
}
