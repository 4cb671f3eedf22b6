import type { ReactNode } from 'react'

export function Statements({ children }: { children: ReactNode }) {
  return <ol className="wide grid [counter-reset:statement]">{children}</ol>
}

export function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-line border-b py-6 last:border-0 [counter-increment:statement] before:grid before:size-11 before:place-items-center before:rounded-full before:border-2 before:border-gold before:font-serif before:text-forest before:text-lg before:content-[counter(statement)]">
      <div className="md:grid md:grid-cols-[5fr_7fr] md:gap-x-8">
        <h2 className="mt-1.5 text-lg text-forest md:text-xl">{title}</h2>
        <div className="mt-2 grid gap-3">{children}</div>
      </div>
    </li>
  )
}
