/**
 * Calls `close` when the visitor goes back, instead of leaving the page: an entry of the history stands for what is open.
 * Not a `CloseWatcher`, which hears Back on Android only. Returns a function to call when it has closed.
 */
export function closeOnBack(close: () => void): () => void {
  let isEntryOpen = true
  const onBack = () => {
    isEntryOpen = false
    close()
  }
  // Next patches `history.pushState`, and would set this URL again later.
  History.prototype.pushState.call(history, null, '')
  addEventListener('popstate', onBack, { once: true })
  return () => {
    removeEventListener('popstate', onBack)
    if (isEntryOpen) history.back()
  }
}
