import type { ReactNode } from 'react'
import { Icon } from './icon'

/**
 * What stands behind a `details` that opens it, and not in it: only so can browsers before `::details-content` (Chrome
 * 131) print it. A link into it shows it too.
 */
export const folded = 'not-print:[details:not([open])+&:not(:has(:target))]:hidden'

type Props = {
  /** What its control says while it is closed, and while it is open. */
  show: string
  hide: string
  /** Whether the part is always open on desktops. */
  standsOpen?: boolean
  children: ReactNode
}

/**
 * A lazy frame that is loaded when it is shown. It stands after the `details`, not in it: so it can be open on
 * desktops in every browser, without a script (docs/decisions/0040-frames.md).
 */
export function Fold({ show, hide, standsOpen = false, children }: Props) {
  return (
    <>
      <details
        data-stands-open={standsOpen ? '' : undefined}
        className="group desktop:data-stands-open:hidden print:hidden"
      >
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <Icon name="down" className="group-open:rotate-180" />
          <span className="group-open:hidden">{show}</span>
          <span className="hidden group-open:inline">{hide}</span>
        </summary>
      </details>
      <div className="mt-3 [details:not([open])+&]:hidden desktop:[[data-stands-open]:not([open])+&]:block">
        {children}
      </div>
    </>
  )
}
