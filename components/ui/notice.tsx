import type { ReactNode } from 'react'
import { Icon } from './icon'

const kinds = {
  success: { icon: 'check', role: 'status', look: 'border-success text-success' },
  failure: { icon: 'warning', role: 'alert', look: 'border-danger text-danger' },
} as const

type Props = {
  kind: keyof typeof kinds
  message: string
  children?: ReactNode
}

export function Notice({ kind, message, children }: Props) {
  const { icon, role, look } = kinds[kind]
  return (
    <div role={role} className={`rounded-xl border-2 bg-white p-4 md:p-5 ${look}`}>
      <p className="flex gap-2 font-semibold text-base leading-snug">
        <Icon name={icon} className="mt-[0.12em]" />
        <span>{message}</span>
      </p>
      {children ? <div className="mt-2 text-sm text-ink">{children}</div> : null}
    </div>
  )
}
