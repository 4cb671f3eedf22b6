'use client'

import { useLayoutEffect } from 'react'
import { useFormBeforeHydration } from '../ui/use-form-before-hydration'

export function KeptChoice({ form }: { form: string }) {
  const read = useFormBeforeHydration(form)
  useLayoutEffect(() => {
    if (!read || read.isConnected) return
    const rendered = document.forms.namedItem(form)
    for (const [index, before] of [...read.elements].entries()) {
      const now = rendered?.elements[index]
      if (before instanceof HTMLSelectElement && now instanceof HTMLSelectElement)
        now.value = before.value
      if (before instanceof HTMLInputElement && now instanceof HTMLInputElement)
        now.checked = before.checked
    }
  }, [form, read])
  return null
}
