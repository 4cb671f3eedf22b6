import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'iframe'>, 'loading'> & {
  title: string
  /** What the fold says while it is closed, and while it is open. */
  show: string
  hide: string
  /** Whether desktops have the frame without a fold, unless their visitor saves data. */
  standsOpen?: boolean
  /** What is shown below the frame. */
  children?: ReactNode
}

/**
 * A frame that is loaded when its reader opens it, without a script (docs/decisions/0040-documents-in-frames.md).
 * It stands after the `details`, not in it: so it can be open on desktops in every browser (`app/frames.css`).
 */
export function FoldedFrame({
  show,
  hide,
  standsOpen = false,
  children,
  className,
  title,
  ...frame
}: Props) {
  return (
    <>
      <details className="group print:hidden" data-stands-open={standsOpen ? '' : undefined}>
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <Icon name="down" className="group-open:rotate-180" />
          <span className="group-open:hidden">{show}</span>
          <span className="hidden group-open:inline">{hide}</span>
        </summary>
      </details>
      <div className="folded-frame mt-3">
        <iframe
          {...frame}
          title={title}
          loading="lazy"
          className={`block w-full rounded-xl ${className}`}
        />
        {children}
      </div>
    </>
  )
}
