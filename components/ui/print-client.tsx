'use client'

import { Icon } from './icon'
import { useHydrated } from './use-hydrated'

/** Print button; rendered after hydration, because it does nothing without a script. */
export function PrintButton({ className = '' }: { className?: string }) {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${className} ${isHydrated ? '' : 'invisible'} print:hidden noscript:hidden`}
    >
      <Icon name="print" />
      Print
    </button>
  )
}
