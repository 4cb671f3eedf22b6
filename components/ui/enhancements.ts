/**
 * What a script adds to links that work without one: the lightbox and the system's share sheet. Without React, which
 * many of the pages need for nothing else (docs/decisions/0034-page-pipeline.md).
 */

const pictureLink = '[data-lightbox] a'

const loadLightbox = () => import('./lightbox-photoswipe')

function findLink({ target }: Event, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

/** Hover or focus prefetches the library. */
function warm(event: Event): void {
  if (findLink(event, pictureLink)) loadLightbox().catch(() => {})
}

/** Ignores a second tap while the library loads or a picture is open; it would open another above it. */
let isOpen = false

async function openPicture(link: HTMLAnchorElement): Promise<void> {
  if (isOpen) return
  isOpen = true
  const list = link.closest('ul')
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const photos = links.map(({ href, dataset }) => ({
    src: href,
    alt: dataset.caption ?? '',
    width: Number(dataset.width ?? 0),
    height: Number(dataset.height ?? 0),
  }))
  link.setAttribute('aria-busy', 'true')
  try {
    const { openLightbox } = await loadLightbox()
    openLightbox(list?.getAttribute('aria-label') ?? '', photos, links.indexOf(link), link, () => {
      isOpen = false
    })
  } catch {
    isOpen = false
    location.assign(link.href)
  }
  link.removeAttribute('aria-busy')
}

/** Opens the system's share sheet, or follows the link to WhatsApp if the sheet fails to open. */
async function share({ href, dataset }: HTMLAnchorElement): Promise<void> {
  const lines = new URL(href).searchParams.get('text')?.split('\n') ?? []
  const url = lines.pop()
  try {
    await navigator.share({ title: dataset.share, text: lines.join('\n'), url })
  } catch (error) {
    const hasClosedSheet = error instanceof DOMException && error.name === 'AbortError'
    if (!hasClosedSheet) location.assign(href)
  }
}

document.addEventListener('pointerover', warm)
document.addEventListener('focusin', warm)
document.addEventListener('click', (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const picture = findLink(event, pictureLink)
  const shared = 'share' in navigator ? findLink(event, '[data-share]') : null
  if (!picture && !shared) return
  event.preventDefault()
  if (picture) openPicture(picture)
  if (shared) share(shared)
})
