/**
 * Keeps the browser's address in step with a list's filters: an entry to go back to for each choice, none
 * for each key typed or for what is chosen already. Next adds its own state to what is pushed, but not yet
 * while a page's first effects run: going back to such an entry it leaves to the list's own `popstate`.
 */
export function syncUrl(address: string, isTyping: boolean): void {
  if (address === location.pathname + location.search) return
  if (isTyping) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
}
