import { useLayoutEffect, useState } from 'react'

function focusedIn(form: HTMLFormElement): string {
  const focused = document.activeElement
  return form.contains(focused) ? (focused?.getAttribute('name') ?? '') : ''
}

/**
 * Returns the named form as the browser parsed it; null on the server. When a translator or an extension has changed
 * the page, React renders it again (error 418), and typed values exist only in the old form, which is in the document
 * during render for the last time.
 */
export function useFormBeforeHydration(name: string): HTMLFormElement | null {
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

/** Returns a detached form's values by field; empty for a form that React hydrated. */
export function valuesOfDetached(form: HTMLFormElement | null): Map<string, string | File> {
  const filled = form && !form.isConnected ? [...new FormData(form)] : []
  return new Map(filled.filter(([, value]) => (value instanceof File ? value.name : value) !== ''))
}
