'use client'

import { type ReactNode, useEffect, useRef } from 'react'

function show({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'start' })
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
    return () => seen?.removeEventListener('focusin', show)
  }, [])
  return (
    <div ref={ref} className="marquee-window no-scrollbar">
      {children}
    </div>
  )
}
