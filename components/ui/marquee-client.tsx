'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A pointer's focus is where the pointer is: what moved away from under it could not be clicked. */
function show({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** The row moves by itself again, from where its window stands. */
function goBack({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(currentTarget instanceof Element)) return
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
    currentTarget.scrollTo(0, 0)
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
    return () => {
      seen?.removeEventListener('focusin', show)
      seen?.removeEventListener('focusout', goBack)
    }
  }, [])
  return (
    <div ref={ref} className="marquee-window no-scrollbar">
      {children}
    </div>
  )
}
