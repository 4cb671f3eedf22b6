import { useLayoutEffect, useState } from 'react'

/** Name of the control of a form that the reader is in; '' when that is none. */
function focusedIn(form: HTMLFormElement): string {
  const focused = document.activeElement
  return form.contains(focused) ? (focused?.getAttribute('name') ?? '') : ''
}

/**
 * The form of this name as the browser read it, null on the server. React takes it over as it stands;
 * but where a translator or an extension has changed the page before, React makes the whole page anew
 * (its error 418), and what was typed is in this form alone, which is out of the page then. It is
 * looked up in the rendering, the last moment when it is in the page. The focus moves to the new one.
 */
export function useFormAsRead(name: string): HTMLFormElement | null {
  const [{ form, focused }] = useState(() => {
    const read = typeof document === 'undefined' ? null : document.forms.namedItem(name)
    return { form: read, focused: read ? focusedIn(read) : '' }
  })
  useLayoutEffect(() => {
    if (!focused || form?.isConnected) return
    const control = document.forms.namedItem(name)?.elements.namedItem(focused)
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }, [name, form, focused])
  return form
}

/** What a form that is out of the page holds, by field; nothing for one that React has taken over. */
export function leftIn(form: HTMLFormElement | null): Map<string, string | File> {
  const filled = form && !form.isConnected ? [...new FormData(form)] : []
  return new Map(filled.filter(([, value]) => (value instanceof File ? value.name : value) !== ''))
}
