/**
 * Lets the browser's address follow a list: an entry to go back to for each choice, none for each key
 * typed or for what is chosen already. Next adds its own state to what is pushed, but not yet while a
 * page's first effects run: going back to such an entry it leaves to the list's own `popstate`.
 */
export function follow(address: string, isTyping: boolean): void {
  if (address === location.pathname + location.search) return
  if (isTyping) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
}
