import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export function markupOf(view: ReactNode): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(view)
  return box
}
