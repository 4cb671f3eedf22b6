'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { hasKeyboardFocus } from './keyboard-focus'

/** A pointer's focus is where the pointer is: what moved away from under it could not be clicked. */
function show({ target }: FocusEvent): void {
  if (hasKeyboardFocus(target)) target.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/**
 * Lets the row move again from its start, once nobody is at it: neither the focus nor a pointer, under which nothing
 * may move away. For who asked for less motion it stands still, and its window is scrolled by hand.
 */
function goBack({ currentTarget, relatedTarget }: FocusEvent | PointerEvent): void {
  if (!(currentTarget instanceof Element) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return
  const isThere = [relatedTarget, document.activeElement].some(
    (one) => one instanceof Node && currentTarget.contains(one),
  )
  if (!isThere && !currentTarget.matches(':hover')) currentTarget.scrollTo(0, 0)
}

/**
 * Where the items of a marquee are seen. The browser scrolls to what gets the focus before the row has gone back
 * to its start (`app/motion.css`), and not at all to what is partly in view.
 */
export function MarqueeWindow({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = ref.current
    seen?.addEventListener('focusin', show)
    seen?.addEventListener('focusout', goBack)
    seen?.addEventListener('pointerleave', goBack)
    return () => {
      seen?.removeEventListener('focusin', show)
      seen?.removeEventListener('focusout', goBack)
      seen?.removeEventListener('pointerleave', goBack)
    }
  }, [])
  return (
    <div
      ref={ref}
      className="marquee-window no-scrollbar overflow-hidden motion-reduce:overflow-auto [&_:focus-visible]:-outline-offset-4"
    >
      {children}
    </div>
  )
}
