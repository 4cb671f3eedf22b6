'use client'

import { Icon } from './icon'
import { useHydrated } from './use-hydrated'

/** Prints the page; until scripts have come there is the browser's own menu, and no button that does nothing. */
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
