/**
 * Whether this is an element to which the keyboard gave the focus; in browsers that cannot tell (Safari before 15.4)
 * any focus counts.
 */
export function hasKeyboardFocus(target: EventTarget | null): target is Element {
  if (!(target instanceof Element)) return false
  return CSS.supports('selector(:focus-visible)') ? target.matches(':focus-visible') : true
}
