/** Returns true for keyboard focus; every browser that runs our scripts supports `:focus-visible`. */
export function hasKeyboardFocus(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches(':focus-visible')
}
