/**
 * Stands behind the announcements' dialog and runs while the page is read, before the framework's
 * scripts are there: opens the dialog once the page has been painted (specification, section 4), unless
 * its set was closed in this visit. When it is closed the next Tab begins at the page's start, and not at
 * the dialog's place far down. A browser that keeps nothing shows the announcements again; in one that
 * knows no dialogs they stand in the page.
 */
export const announcementOpener = `{
  const dialog = document.currentScript.previousElementSibling
  const key = 'dismissed-announcements'
  const tried = (use) => { try { return use() } catch {} }
  dialog.addEventListener('close', () => {
    tried(() => sessionStorage.setItem(key, dialog.dataset.set))
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
  if (!dialog.showModal) {
    dialog.style.display = 'block'
    dialog.querySelector('form').remove()
  } else if (tried(() => sessionStorage.getItem(key)) !== dialog.dataset.set)
    requestAnimationFrame(() => setTimeout(() => dialog.open || dialog.showModal()))
}`

/**
 * The inline scripts that components of ours write into a page, word for word. The server in front
 * lets these run and no other (`server/post-process.ts`).
 */
export const ownInlineScripts: ReadonlySet<string> = new Set([announcementOpener])
