import { useEffect, useEffectEvent } from 'react'

/** Scroll positions by URL. `syncUrl` saves one before it changes the URL. */
const scrollPositions = new Map<string, number>()

const currentUrl = () => location.pathname + location.search

/** Cause of a new URL: typed text, a key that steps through the values of a select, or any other choice. */
type Cause = 'text' | 'key' | 'choice'

/** URL that the last change by `key` wrote; '' after any other change, or when the form gets the focus. */
let urlAfterKey = ''

export function forgetKeys(): void {
  urlAfterKey = ''
}

/**
 * Updates the URL. Adds a history entry for each choice, one entry for successive keys, and none for typed text. Bypasses
 * Next's patched `history` functions: they would set this URL again later, even after the visitor has left the page.
 */
export function syncUrl(url: string, cause: Cause = 'choice'): void {
  if (url === currentUrl()) return
  scrollPositions.set(currentUrl(), scrollY)
  const mustReplace = cause === 'text' || (cause === 'key' && currentUrl() === urlAfterKey)
  const write = mustReplace ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, null, '', url)
  urlAfterKey = cause === 'key' ? url : ''
}

/** Maximum number of frames to wait until the list has its previous height again. */
const maxFrames = 60

/** Scrolls to a position. The browser tries this too early: before the list has its previous height again. */
function restoreScroll(top: number, framesLeft = maxFrames): void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY < top - 1 && framesLeft > 0)
    requestAnimationFrame(() => restoreScroll(top, framesLeft - 1))
}

/** Calls `restore` on Back or Forward within the page, and restores the scroll position. */
export function useBackForward(restore: () => void): void {
  const onBackForward = useEffectEvent(restore)
  useEffect(() => {
    const listener = () => {
      onBackForward()
      const top = scrollPositions.get(currentUrl())
      if (top !== undefined) requestAnimationFrame(() => restoreScroll(top))
    }
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
}

export function scrollToTop(): void {
  const content = document.getElementById('content')
  content?.scrollIntoView()
  content?.focus({ preventScroll: true })
}
