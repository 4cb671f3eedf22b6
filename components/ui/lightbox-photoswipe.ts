import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './lightbox.css'

export type Photo = { src: string; alt: string; width?: number; height?: number }

type Slide = Required<Photo>

declare global {
  /** Set by `backCloser` (lib/text/inline-scripts.ts). */
  var cover: ((close?: () => void) => void) | undefined
}

/** Measures a picture after it loads, because the vendor's list has no sizes. */
function measureUnknown(lightbox: PhotoSwipe, slides: Slide[]) {
  lightbox.on('contentLoadImage', ({ content }) => {
    const slide = slides[content.index]
    const image = content.element
    if (!slide || slide.width > 0 || !(image instanceof HTMLImageElement)) return
    image.addEventListener('load', () => {
      slide.width = image.naturalWidth
      slide.height = image.naturalHeight
      if (slide.width > 0 && !lightbox.isDestroying) lightbox.refreshSlideContent(content.index)
    })
  })
}

function addCaption(lightbox: PhotoSwipe, slides: readonly Slide[]) {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: 'lightbox-caption',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite')
        lightbox.on('change', () => {
          element.textContent = slides[lightbox.currIndex]?.alt ?? ''
        })
      },
    })
  })
}

/** Opens the lightbox at `index`. It traps focus until it closes, then returns it to `opener` and calls `closed`. */
export function openLightbox(
  label: string,
  slides: Slide[],
  index: number,
  opener: HTMLElement,
  closed: () => void,
): void {
  const lightbox = new PhotoSwipe({
    dataSource: slides,
    index,
    showHideAnimationType: 'fade',
    showAnimationDuration: 160,
    hideAnimationDuration: 160,
    bgOpacity: 1,
    mainClass: 'lightbox',
    errorMsg: 'This picture could not be loaded.',
    returnFocus: false,
    paddingFn: () => ({ top: 56, bottom: 72, left: 8, right: 8 }),
  })
  measureUnknown(lightbox, slides)
  addCaption(lightbox, slides)
  lightbox.on('initialLayout', () => {
    lightbox.element?.setAttribute('aria-label', label)
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  lightbox.on('destroy', () => {
    opener.focus({ preventScroll: true })
    closed()
  })
  lightbox.init()
  const close = () => lightbox.close()
  lightbox.on('close', () => globalThis.cover?.())
  // PhotoSwipe ignores `close` while it opens.
  globalThis.cover?.(() => {
    if (lightbox.opener.isOpen) close()
    else lightbox.on('openingAnimationEnd', close)
  })
}
