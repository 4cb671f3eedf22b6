/** Whether this is an element to which the keyboard gave the focus; every browser that is given scripts can tell. */
export function hasKeyboardFocus(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches(':focus-visible')
}
