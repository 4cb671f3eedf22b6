import { useEffect, useEffectEvent } from 'react'

/** Scroll positions by URL, which we save before we change the URL. */
const scrollPositions = new Map<string, number>()

const currentUrl = () => location.pathname + location.search

/** Cause of a new URL: typed text, a key that steps through the values of a select, or any other choice. */
type Cause = 'text' | 'key' | 'choice'

/** URL that the last key press caused; '' after another cause or a focus event. */
let urlAfterKey = ''

export function forgetKeys(): void {
  urlAfterKey = ''
}

/**
 * Updates the URL. Adds a history entry for each choice, one entry for successive keys, and none for typed text. Calls the
 * browser's own functions, because Next's patched ones would set the URL again later, even on another page.
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

/** Scrolls to a position. The browser does so too, but before the list has its previous height again. */
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
