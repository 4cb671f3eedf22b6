/**
 * Inline script after the announcements' dialog. Opens it after first paint (specification, section 4) unless this
 * visit closed the same ones. On close, focus returns to the top of the page. Looks the dialog up each time: React
 * may have replaced it. Browsers without `<dialog>` show its content in the page.
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

/** The server's CSP allows these inline scripts only (`server/pages/post-process.ts`). */
export const ownInlineScripts: ReadonlySet<string> = new Set([announcementOpener])
