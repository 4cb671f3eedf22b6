import { useEffect, useEffectEvent } from 'react'

/** How far the reader had scrolled at an address before a choice led to another. */
const scrolledAt = new Map<string, number>()

const here = () => location.pathname + location.search

/**
 * Keeps the browser's address in step with what a list or the calendar shows: an entry to go back to for each
 * choice, none for each key typed or for what is chosen already. Written by the browser's own functions: those
 * that Next puts in their place write the address once more when it has rendered, a moment later, over what the
 * reader has opened since.
 */
export function syncAddress(address: string, isTyping = false): void {
  if (address === here()) return
  scrolledAt.set(here(), scrollY)
  const write = isTyping ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, null, '', address)
}

/** How many frames a list may take to be as long as it was. */
const maxFrames = 60

/** Browsers restore the position at once, when the list is still as short as the page that the reader leaves. */
function scrollBack(top: number, framesLeft = maxFrames): void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY < top - 1 && framesLeft > 0)
    requestAnimationFrame(() => scrollBack(top, framesLeft - 1))
}

/** Calls `restore` when the reader goes back or on among these entries, and returns to where the reader was. */
export function useReturns(restore: () => void): void {
  const onReturn = useEffectEvent(restore)
  useEffect(() => {
    const listener = () => {
      onReturn()
      const top = scrolledAt.get(here())
      if (top !== undefined) requestAnimationFrame(() => scrollBack(top))
    }
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
