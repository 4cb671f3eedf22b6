'use client'

import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { hasKeyboardFocus } from './keyboard-focus'

/** Ignores pointer focus: an item that moved away from under the pointer could not be clicked. */
function show({ target }: FocusEvent): void {
  if (hasKeyboardFocus(target)) target.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** Restarts the row once neither focus nor a pointer is on it. With reduced motion its window scrolls by hand. */
function goBack({ currentTarget, relatedTarget }: FocusEvent | PointerEvent): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const isThere = [relatedTarget, document.activeElement].some(
    (one) => one instanceof Node && currentTarget.contains(one),
  )
  if (!isThere && !currentTarget.matches(':hover')) currentTarget.scrollTo(0, 0)
}

const events = { onFocus: show, onBlur: goBack, onPointerLeave: goBack }

/**
 * The browser scrolls to a focused item before the row is back at its start (`app/motion.css`), and not at all to a
 * partly visible one.
 */
export function MarqueeWindow({ children }: { children: ReactNode }) {
  return (
    <div
      {...events}
      className="marquee-window no-scrollbar overflow-hidden motion-reduce:overflow-auto [&_:focus-visible]:-outline-offset-4"
    >
      {children}
    </div>
  )
}
