'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

const opened = 'details[open], dialog[open]'

const never = () => () => {}

function keyOf(element: Element): string {
  const names = ['id', 'class', 'href', 'name', 'popovertarget']
  return [element.localName, ...names.map((name) => element.getAttribute(name))].join()
}

/** Returns a function that finds the element's counterpart after a new render. */
function locate(element: Element): () => Element | undefined {
  const key = keyOf(element)
  const alike = () =>
    [...document.querySelectorAll(element.localName)].filter((one) => keyOf(one) === key)
  const at = alike().indexOf(element)
  return () => alike()[at]
}

function enterAgain(old: Element, now: Element): void {
  if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.value = old.value
  if (old instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement)
    now.value = old.value
  if (!(old instanceof HTMLInputElement && now instanceof HTMLInputElement)) return
  // A script cannot write the name of a file.
  if (old.type === 'file') now.files = old.files
  else now.value = old.value
  now.checked = old.checked
}

/** Records opened, scrolled, typed and focused state; returns a function that restores it in the new elements. */
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
  for (const old of document.querySelectorAll('form :is(input, select, textarea)'))
    keep(old, (now) => enterAgain(old, now))
  const focused = document.activeElement
  if (focused && focused !== document.body)
    keep(focused, (now) => now.focus({ preventScroll: true }))
  // Translators set `lang` and a class of their own, dark modes a `data-` attribute; React removes both.
  for (const root of [document.documentElement, document.body]) {
    const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
    restores.push(() => {
      for (const [name, value] of attributes) root.setAttribute(name, value)
    })
  }
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
 * When a translator, an extension or iOS has changed the page, React renders it again from the root (error 418). This
 * restores what the visitor had opened and typed. It stands before the content, so that forms find the values in their own
 * effects.
 */
export function KeepOpen() {
  // True on the first render only when React did not hydrate but rendered from the root.
  const isRenderedAgain = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [restore] = useState(() => (isRenderedAgain ? record() : null))
  useLayoutEffect(() => restore?.(), [restore])
  return null
}
