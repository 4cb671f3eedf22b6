/**
 * Inline script of every page: Back closes what lies over it, and a second Back leaves (docs/decisions/0041). An entry of
 * the history stands for what is open: the phone's menu, and what calls `cover` with a function that closes it, and
 * without one when it has closed. A link or a search takes the place of that entry, so one Back returns: `history.back`
 * would cancel the navigation. Not a `CloseWatcher`, which hears Back on Android only. Next patches
 * `history.pushState`, and would set this URL again later.
 */
export const backCloser = `{
  let close
  const closeNow = () => {
    const how = close
    close = undefined
    how?.()
  }
  self.cover = (how) => {
    if (how && !close) History.prototype.pushState.call(history, null, '')
    if (close && !how) history.back()
    close = how
  }
  const leave = (event, url) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    location.replace(url)
    closeNow()
  }
  addEventListener('popstate', closeNow)
  addEventListener('toggle', ({ target, newState }) => {
    if (target.id === 'menu') cover(newState === 'open' ? () => target.hidePopover() : undefined)
  }, true)
  addEventListener('click', (event) => {
    const link = close && event.target.closest('a[href*="/"]:not([target])')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    leave(event, link.href)
  })
  addEventListener('submit', (event) => {
    const { target } = event
    if (target.method === 'post') close = undefined
    if (close && target.method === 'get')
      leave(event, target.action + '?' + new URLSearchParams(new FormData(target)))
  })
}`

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
    cover()
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
      if (now.open) return
      now.showModal()
      cover(() => now.close())
    }))
}`

/** The server's CSP allows these inline scripts only (`server/pages/post-process.ts`). */
export const ownInlineScripts: ReadonlySet<string> = new Set([backCloser, announcementOpener])
