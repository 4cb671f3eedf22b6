import type { ReactNode } from 'react'
import { fileFacts } from '@/lib/school/file-facts'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'

export function Downloads({ children }: { children: ReactNode }) {
  return <ul className="wide grid gap-4 sm:grid-cols-2">{children}</ul>
}

type Props = {
  file: string
  title: string
  children: ReactNode
}

export function Download({ file, title, children }: Props) {
  return (
    <Card as="li" className="group relative flex gap-4 p-5 shadow-card hover:border-forest-500">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mist text-forest group-hover:bg-gold-light">
        <Icon name="download" />
      </span>
      <div className="min-w-0">
        <a
          href={file}
          className="font-semibold text-forest after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </a>
        <span className="block text-xs text-gold-dark">{fileFacts(file)}</span>
        <div className="mt-1 text-xs text-ink-soft leading-snug">{children}</div>
      </div>
    </Card>
  )
}
