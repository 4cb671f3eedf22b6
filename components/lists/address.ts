import { useEffect, useEffectEvent } from 'react'

/**
 * Keeps the browser's address in step with what a list or the calendar shows: an entry to go back to for each
 * choice, none for each key typed or for what is chosen already. Written by the browser's own functions: those
 * that Next puts in their place write the address once more when it has rendered, a moment later, over what the
 * reader has opened since.
 */
export function syncAddress(address: string, isTyping = false): void {
  if (address === location.pathname + location.search) return
  const write = isTyping ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, null, '', address)
}

/** Calls `restore` when the reader goes back or on among these entries. */
export function useReturns(restore: () => void): void {
  const onReturn = useEffectEvent(restore)
  useEffect(() => {
    const listener = () => onReturn()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
}

/** Leads the reader to the start of the page's content, as a plain link to the next page would. */
export function toTop(): void {
  const content = document.getElementById('content')
  content?.scrollIntoView()
  content?.focus({ preventScroll: true })
}
