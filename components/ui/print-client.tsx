'use client'

import { Icon } from './icon'
import { useAlive } from './use-alive'

/** Prints the page; until scripts have come there is the browser's own menu, and no button that does nothing. */
export function PrintButton({ className = '' }: { className?: string }) {
  const alive = useAlive()
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${className} ${alive ? '' : 'invisible'} print:hidden noscript:hidden`}
    >
      <Icon name="print" />
      Print
    </button>
  )
}
