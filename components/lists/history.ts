import { useEffect, useEffectEvent } from 'react'

/** Scroll position by URL, saved before a choice changes the URL. */
const scrolledAt = new Map<string, number>()

const here = () => location.pathname + location.search

/**
 * Updates the URL: a history entry for each choice, none for a keystroke. Uses the browser's own functions: Next's
 * patched ones write the URL again, over a page opened since.
 */
export function syncUrl(url: string, isTyping = false): void {
  if (url === here()) return
  scrolledAt.set(here(), scrollY)
  const write = isTyping ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, null, '', url)
}

/** Frames to wait until the list has its previous height again. */
const maxFrames = 60

/** Restores the scroll position again: the browser did so while the list still had the previous page's height. */
function scrollBack(top: number, framesLeft = maxFrames): void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY < top - 1 && framesLeft > 0)
    requestAnimationFrame(() => scrollBack(top, framesLeft - 1))
}

/** Calls `restore` on back or forward among these history entries, and restores the scroll position. */
export function useBackForward(restore: () => void): void {
  const onBackForward = useEffectEvent(restore)
  useEffect(() => {
    const listener = () => {
      onBackForward()
      const top = scrolledAt.get(here())
      if (top !== undefined) requestAnimationFrame(() => scrollBack(top))
    }
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
}

export function toTop(): void {
  const content = document.getElementById('content')
  content?.scrollIntoView()
  content?.focus({ preventScroll: true })
}
