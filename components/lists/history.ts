import { useEffect, useEffectEvent } from 'react'

/** Scroll position by URL, saved before a choice changes the URL. */
const scrollPositions = new Map<string, number>()

const currentUrl = () => location.pathname + location.search

/** What changed the URL: typed text, a key that passes values one by one, such as an arrow, or one choice. */
type Cause = 'text' | 'key' | 'choice'

/** URL that keys have reached; '' once the visitor did something else. */
let keyedUrl = ''

export function endKeys(): void {
  keyedUrl = ''
}

/**
 * Updates the URL: a history entry for each choice, one for successive keys, none for typed text. Calls the browser's
 * own functions: Next's patched ones would set the URL again later, even on another page.
 */
export function syncUrl(url: string, cause: Cause = 'choice'): void {
  if (url === currentUrl()) return
  scrollPositions.set(currentUrl(), scrollY)
  const mustReplace = cause === 'text' || (cause === 'key' && currentUrl() === keyedUrl)
  const write = mustReplace ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, null, '', url)
  keyedUrl = cause === 'key' ? url : ''
}

/** Frames to wait until the list has its previous height again. */
const maxFrames = 60

/** Restores the scroll position again: when the browser did, the list still had its previous height. */
function scrollBack(top: number, framesLeft = maxFrames): void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY < top - 1 && framesLeft > 0)
    requestAnimationFrame(() => scrollBack(top, framesLeft - 1))
}

/** Calls `restore` on Back or Forward between entries of `syncUrl`, and restores the scroll position. */
export function useBackForward(restore: () => void): void {
  const onBackForward = useEffectEvent(restore)
  useEffect(() => {
    const listener = () => {
      onBackForward()
      const top = scrollPositions.get(currentUrl())
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
