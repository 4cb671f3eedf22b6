'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

const opened = 'details[open], dialog[open]'

const never = () => () => {}

function keyOf(element: Element): string {
  const names = ['id', 'class', 'href', 'name', 'popovertarget']
  return [element.localName, ...names.map((name) => element.getAttribute(name))].join()
}

/** Finds an element's counterpart in the page as it is when the result is called. */
function locate(element: Element): () => Element | undefined {
  const key = keyOf(element)
  const alike = () =>
    [...document.querySelectorAll(element.localName)].filter((one) => keyOf(one) === key)
  const at = alike().indexOf(element)
  return () => alike()[at]
}

/** Records what a reader has opened, scrolled, typed and reached; the result restores it in the page's new elements. */
function record(): () => void {
  const restores: (() => void)[] = []
  const keep = (old: Element, restore: (now: HTMLElement) => void) => {
    const find = locate(old)
    restores.push(() => {
      const now = old.isConnected ? undefined : find()
      if (now instanceof HTMLElement) restore(now)
    })
  }
  const hasPopovers = 'popover' in HTMLElement.prototype
  const open = hasPopovers ? `${opened}, [popover]:popover-open` : opened
  for (const old of document.querySelectorAll(open)) keep(old, reopen)
  for (const old of document.body.querySelectorAll('*')) {
    const { scrollTop: top, scrollLeft: left } = old
    if (top !== 0 || left !== 0)
      keep(old, (now) => now.scrollTo({ top, left, behavior: 'instant' }))
  }
  // Forms with a name look after themselves (`useFormAsRead`).
  for (const old of document.querySelectorAll<HTMLInputElement>('form:not([name]) input'))
    keep(old, (now) => {
      if (now instanceof HTMLInputElement) now.value = old.value
    })
  const focused = document.activeElement
  if (focused && focused !== document.body)
    keep(focused, (now) => now.focus({ preventScroll: true }))
  const [left, top] = [scrollX, scrollY]
  return () => {
    for (const restore of restores) restore()
    if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' })
  }
}

function reopen(element: HTMLElement): void {
  if (element instanceof HTMLDetailsElement) element.open = true
  else if (element instanceof HTMLDialogElement) element.showModal()
  else element.showPopover()
}

/**
 * Keeps what a reader has opened before the scripts came. Where a translator, an extension or iOS has changed the page,
 * React renders it again from the root (its error 418), and all elements are new and closed.
 */
export function KeepOpen() {
  // True at the first rendering only where React does not hydrate: it renders again from the root.
  const isRenderedAgain = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [restore] = useState(() => (isRenderedAgain ? record() : null))
  useLayoutEffect(() => restore?.(), [restore])
  return null
}
