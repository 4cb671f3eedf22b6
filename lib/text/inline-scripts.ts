/**
 * Stands behind the announcements' dialog and runs while the page is read, before the framework's
 * scripts are there: opens the dialog once the page has been painted (specification, section 4), unless
 * its set was closed in this visit. When it is closed the next Tab begins at the page's start, and not at
 * the dialog's place far down. Both look the dialog up: React may have replaced it. A browser that keeps nothing shows the announcements again; in one that
 * knows no dialogs they stand in the page.
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
 * The inline scripts that components of ours write into a page, word for word. The server in front
 * lets these run and no other (`server/post-process.ts`).
 */
export const ownInlineScripts: ReadonlySet<string> = new Set([announcementOpener])
