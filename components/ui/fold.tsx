import type { ReactNode } from 'react'
import { Icon } from './icon'

/**
 * Content after a `details` that opens it. Content inside a `details` does not print before Chrome 131
 * (`::details-content`). A link to an anchor in the content opens it too.
 */
export const folded = 'not-print:[details:not([open])+&:not(:has(:target))]:hidden'

type Props = {
  show: string
  hide: string
  children: ReactNode
}

/**
 * Folded content, such as a lazy frame that loads when a visitor unfolds it. On desktops it is always open. The content
 * stands after the `details` and not in it, so that desktops need no script for that (docs/decisions/0040-frames.md).
 */
export function Fold({ show, hide, children }: Props) {
  return (
    <>
      <details className="group desktop:hidden print:hidden">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <Icon name="down" className="group-open:rotate-180" />
          <span className="group-open:hidden">{show}</span>
          <span className="hidden group-open:inline">{hide}</span>
        </summary>
      </details>
      <div className="mt-3 [details:not([open])+&]:hidden desktop:[details:not([open])+&]:block">
        {children}
      </div>
    </>
  )
}
