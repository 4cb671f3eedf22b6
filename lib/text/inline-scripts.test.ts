// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { announcementOpener } from './inline-scripts'

it('a browser without <dialog> shows the announcements in the page, without a close button', () => {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<form method="dialog"><button>Close</button></form><p>Holiday</p>'
  Object.defineProperty(dialog, 'showModal', { value: undefined })
  const currentScript = { previousElementSibling: dialog }
  new Function('document', announcementOpener)({ currentScript, body: document.body })
  expect(dialog.style.display).toBe('block')
  expect(dialog.textContent).toBe('Holiday')
})
