'use client'

import { Icon } from './icon'

/** Prints the page; without a script there is the browser's own menu, and no button that does nothing. */
export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${className} print:hidden noscript:hidden`}
    >
      <Icon name="print" />
      Print
    </button>
  )
}
