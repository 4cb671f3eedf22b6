import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'
import { hasKeyboardFocus } from './keyboard-focus'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

export type EmblaProps = {
  viewport: HTMLElement
  speedMs: number
  autoplayMs?: number | undefined
  paused: boolean
  onApi: (api: CarouselApi) => void
}

/** A shorter drag returns to its slide, a longer one moves on (specification, section 9). */
const dragThresholdPx = 80

/**
 * The library's `duration` is attraction, not time: at 60 frames a second a move is within 1 % of its end after some 36
 * ms per unit, less 200.
 */
function durationFor(ms: number): number {
  return Math.round((ms + 200) / 36)
}

/** Returns the index of the slide that the visitor has scrolled to. */
function slideInView(viewport: HTMLElement): number {
  const width = viewport.querySelector('li')?.clientWidth ?? 0
  return width > 0 ? Math.round(viewport.scrollLeft / width) : 0
}

/**
 * Shows the slide with keyboard focus. The library does so only within ten milliseconds of the Tab key, too short for
 * an old computer.
 */
function followFocus(api: CarouselApi, { target }: FocusEvent): false {
  if (hasKeyboardFocus(target)) {
    api.emit('slideFocusStart')
    api.rootNode().scrollLeft = 0
    api.scrollTo(
      api.slideNodes().findIndex((slide) => slide.contains(target)),
      true,
    )
  }
  return false
}

/** Enhances a row of slides: loop, drag, and optional autoplay. */
export default function CarouselEmbla({
  viewport,
  speedMs,
  autoplayMs,
  paused,
  onApi,
}: EmblaProps) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A paused carousel has no autoplay plugin: it would resume when the pointer leaves.
  const moves = Boolean(autoplayMs) && !calm && !paused
  const [take, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      duration: calm ? 0 : durationFor(speedMs),
      watchFocus: followFocus,
    },
    moves
      ? [
          Autoplay({
            delay: autoplayMs ?? 0,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
          }),
        ]
      : [],
  )

  useEffect(() => take(viewport), [take, viewport])

  useEffect(() => {
    if (!api) return
    // Without animation, so that a focused slide is never out of view.
    const reached = slideInView(viewport)
    viewport.scrollLeft = 0
    if (reached > 0) api.scrollTo(reached, true)
    const focused = viewport.querySelector('li :focus')
    if (hasKeyboardFocus(focused)) api.emit('slideFocusStart')
  }, [api, viewport])

  useEffect(() => {
    if (api) onApi(api)
  }, [api, onApi])

  useEffect(() => {
    if (!api) return
    let x = 0
    let start = { x, slide: 0 }
    const follow = (event: PointerEvent) => {
      if (event.isPrimary) x = event.clientX
    }
    const begin = () => {
      start = { x, slide: api.selectedScrollSnap() }
      addEventListener('pointermove', follow)
    }
    // Runs after the library's own choice, which depends on speed and half a slide.
    const decide = () => {
      removeEventListener('pointermove', follow)
      const moved = x - start.x
      if (Math.abs(moved) < dragThresholdPx) api.scrollTo(start.slide)
      else if (api.selectedScrollSnap() === start.slide)
        moved < 0 ? api.scrollNext() : api.scrollPrev()
    }
    viewport.addEventListener('pointerdown', follow)
    api.on('pointerDown', begin).on('pointerUp', decide)
    return () => {
      viewport.removeEventListener('pointerdown', follow)
      removeEventListener('pointermove', follow)
      api.off('pointerDown', begin).off('pointerUp', decide)
    }
  }, [api, viewport])

  return null
}
