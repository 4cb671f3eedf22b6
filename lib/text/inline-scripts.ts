/**
 * Inline script after the announcements' dialog. Opens it after first paint (specification, section 4), unless this
 * visit closed the same announcements before. On close, focus returns to the top of the page, not to the dialog's
 * place at its end. Looks the dialog up on each use, because React may have replaced it. Without session storage
 * the dialog opens again; in browsers without `<dialog>` its content becomes part of the page.
 */
export const announcementOpener = `{
  const dialog = document.currentScript.previousElementSibling
  const key = 'dismissed-announcements'
  const tried = (use) => { try { return use() } catch {} }
  addEventListener('close', ({ target }) => {
    if (!target.dataset.set) return
    tried(() => sessionStorage.setItem(key, target.dataset.set))
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  }, true)
  if (!dialog.showModal) {
    dialog.style.display = 'block'
    dialog.querySelector('form').remove()
  } else if (tried(() => sessionStorage.getItem(key)) !== dialog.dataset.set)
    requestAnimationFrame(() => setTimeout(() => {
      const now = document.querySelector('dialog[data-set]')
      if (!now.open) now.showModal()
    }))
}`

/**
 * Inline scripts that our components render. The server's CSP allows these and no others
 * (`server/post-process.ts`).
 */
export const ownInlineScripts: ReadonlySet<string> = new Set([announcementOpener])
