/**
 * Calls `close` when the visitor goes back, instead of leaving the page. In browsers without `CloseWatcher`, an entry of
 * the history stands for what is open. Returns a function to call when it has closed.
 */
export function closeOnBack(close: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }
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
