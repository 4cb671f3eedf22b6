'use client'

import {
  Children,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CarouselApi, EmblaProps } from './carousel-embla'
import { Icon } from './icon'
import { useHydrated } from './use-hydrated'

type Props = {
  label: string
  children: ReactNode
  /** Width of a slide: `basis-…` classes. */
  slideClass: string
  /** A rem of space between slides. */
  spaced?: boolean
  /** Duration of a move, in milliseconds. */
  speedMs: number
  /** Time between automatic moves, in milliseconds; without it nothing moves by itself. */
  autoplayMs?: number
  /** Classes of the arrows, or false for none. */
  arrows?: string | false
  controls?: string
  onNear?: () => void
}

const stepOf = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** Loads the carousel library when the carousel comes near the view. */
function useEmbla(viewport: RefObject<HTMLElement | null>, onNear?: () => void) {
  const [Embla, setEmbla] = useState<ComponentType<EmblaProps> | null>(null)
  useEffect(() => {
    if (!viewport.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        onNear?.()
        import('./carousel-embla').then((module) =>
          startTransition(() => setEmbla(() => module.default)),
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [viewport, onNear])
  return Embla
}

/**
 * Slides with native scroll snap. With a script they loop and move, unless all fit. Movement stops under the pointer,
 * on focus, when paused, and with reduced motion.
 */
export function Carousel({ label, children, speedMs, autoplayMs, onNear, ...look }: Props) {
  const { slideClass, spaced = false, arrows = 'grid', controls = 'mt-4' } = look
  const viewport = useRef<HTMLDivElement>(null)
  const api = useRef<CarouselApi | null>(null)
  const [paused, setPaused] = useState(false)
  const [fits, setFits] = useState(Children.count(children) < 2)
  const Embla = useEmbla(viewport, onNear)
  const isHydrated = useHydrated()

  const takeOver = useCallback((created: CarouselApi) => {
    api.current = created
    const measure = () => setFits(created.scrollSnapList().length < 2)
    created.on('reInit', measure)
    measure()
  }, [])

  function move(direction: 1 | -1) {
    if (!api.current) viewport.current?.scrollBy({ left: direction * viewport.current.clientWidth })
    else if (direction === 1) api.current.scrollNext()
    else api.current.scrollPrev()
  }

  /** Arrow keys on the row itself; the slides' own links keep theirs. */
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = stepOf.get(event.key)
    if (!step || event.target !== event.currentTarget) return
    event.preventDefault()
    move(step)
  }

  /** A scrollable row is focusable even when no slide holds a link (WCAG 2.1.1). */
  const reachable = !fits && {
    role: 'group',
    'aria-label': `${label}, moved by the arrow keys`,
    tabIndex: 0,
    onKeyDown: onKey,
  }

  const arrow = (step: 1 | -1, word: string, icon: 'back' | 'next') =>
    arrows ? (
      <button
        type="button"
        aria-label={`${word}: ${label}`}
        onClick={() => move(step)}
        className={`carousel-control ${arrows}`}
      >
        <Icon name={icon} />
      </button>
    ) : null

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative ${spaced ? '[clip-path:inset(-1rem_0)]' : ''}`}
    >
      <div
        ref={viewport}
        {...reachable}
        className={`no-scrollbar ${spaced ? '-mx-2' : ''} ${Embla ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
      >
        <ul className="flex">
          {Children.map(children, (slide) => (
            <li className={`min-w-0 shrink-0 snap-start ${spaced ? 'px-2' : ''} ${slideClass}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {!fits && (arrows || autoplayMs) ? (
        <div
          className={`carousel-controls flex items-center justify-center gap-3 noscript:hidden ${controls} ${isHydrated ? '' : 'invisible'}`}
        >
          {arrow(-1, 'Previous', 'back')}
          {autoplayMs ? (
            <button
              type="button"
              aria-pressed={paused}
              onClick={() => setPaused(!paused)}
              className="carousel-control motion-reduce:hidden"
            >
              <Icon name={paused ? 'play' : 'pause'} />
              <span className="sr-only">Pause: {label}</span>
            </button>
          ) : null}
          {arrow(1, 'Next', 'next')}
        </div>
      ) : null}
      {Embla && viewport.current ? (
        <Embla
          viewport={viewport.current}
          speedMs={speedMs}
          autoplayMs={autoplayMs}
          paused={paused}
          onApi={takeOver}
        />
      ) : null}
    </section>
  )
}
