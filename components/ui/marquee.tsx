import { Children, type ReactNode, useId } from 'react'
import { Icon } from './icon'
import { MarqueeWindow } from './marquee-client'

const ways = {
  left: { track: 'w-max motion-safe:animate-marquee-left', row: 'flex' },
  up: { track: 'flex-col motion-safe:animate-marquee-up', row: 'flex flex-col' },
}

type Props = {
  label: string
  direction: keyof typeof ways
  seconds: number
  children: ReactNode
  className?: string
}

/**
 * Items that loop without a script. They stop under the pointer, on focus and with the pause checkbox; with reduced
 * motion they stand still and scroll.
 */
export function Marquee({ label, direction, seconds, children, className = '' }: Props) {
  const id = useId()
  const { track, row } = ways[direction]
  const items = Children.map(children, (item) => <li>{item}</li>)
  return (
    <div className={`marquee marquee-${direction} relative ${className}`}>
      {/* Must precede the track, which the CSS finds as a sibling. */}
      <input type="checkbox" id={id} className="marquee-paused peer sr-only motion-reduce:hidden" />
      <MarqueeWindow>
        <div className={`marquee-track flex ${track}`} style={{ animationDuration: `${seconds}s` }}>
          <ul className={`${row} motion-reduce:aria-hidden:hidden`}>{items}</ul>
          <ul className={`${row} motion-reduce:aria-hidden:hidden`} aria-hidden="true" inert>
            {items}
          </ul>
        </div>
      </MarqueeWindow>
      <label htmlFor={id} className="marquee-pause">
        <Icon name="pause" />
        <Icon name="play" />
        <span className="sr-only">Pause {label}</span>
      </label>
    </div>
  )
}
