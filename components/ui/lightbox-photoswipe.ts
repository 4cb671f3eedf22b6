import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './lightbox.css'

/** A large picture; width and height in pixels, 0 while nobody knows them. */
type Slide = { src: string; alt: string; width: number; height: number }

type Photo = { src: string; alt: string; width?: number; height?: number }

/** Reads a picture's size from the picture itself, which a vendor's list does not tell. */
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

/** Says below a picture what is seen on it. */
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

/** Closes by Android's Back as well, instead of leaving the page. */
function closeOnBack(lightbox: PhotoSwipe) {
  if (!window.CloseWatcher) return
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', () => lightbox.close())
  lightbox.on('destroy', () => watcher.destroy())
}

/**
 * Opens pictures over the page, starting with the one of `index`. The focus stays inside until it is
 * closed, and then goes back to `opener`; `closed` is called then.
 */
export function openLightbox(
  label: string,
  photos: readonly Photo[],
  index: number,
  opener: HTMLElement,
  closed: () => void,
): void {
  const slides = photos.map(({ src, alt, width = 0, height = 0 }) => ({ src, alt, width, height }))
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
  closeOnBack(lightbox)
}
