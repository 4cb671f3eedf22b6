import { Children, type ReactNode } from 'react'
import { Icon } from './icon'

type Props = {
  /** What moves, for the pause control. */
  label: string
  direction: 'left' | 'up'
  /** Seconds one round takes. */
  seconds: number
  children: ReactNode
  className?: string
}

/**
 * Items that move round without a script. They stop under the pointer, on focus, by the pause box,
 * and stand still, to be scrolled, for readers who asked for less motion.
 */
export function Marquee({ label, direction, seconds, children, className = '' }: Props) {
  const items = Children.map(children, (item) => <li>{item}</li>)
  return (
    <div className={`marquee marquee-${direction} ${className}`}>
      <div className="marquee-window no-scrollbar">
        <div className="marquee-track" style={{ animationDuration: `${seconds}s` }}>
          <ul className="marquee-row">{items}</ul>
          <ul className="marquee-row" aria-hidden="true" inert>
            {items}
          </ul>
        </div>
      </div>
      <label className="marquee-pause">
        <input type="checkbox" className="peer sr-only" />
        <Icon name="pause" className="peer-checked:hidden" />
        <Icon name="play" className="hidden peer-checked:block" />
        <span className="sr-only">Pause {label}</span>
      </label>
    </div>
  )
}
