const paths = {
  phone:
    'M6.6 3.5 9 3l2 4.5-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2L21 15l-.5 2.4c-.3 1.4-1.4 2.1-2.8 2A15.5 15.5 0 0 1 4.6 6.3c-.1-1.4.6-2.5 2-2.8Z',
  mail: 'M3 6h18v12H3zm0 1 9 6.5L21 7',
  whatsapp:
    'M3 21l1.500-5A9 9 0 1 1 8.200 19.700zM9 7.500c-1 .3-1.300 1.400-1 2.500.8 2.900 3.100 5.200 6 6 1.100.3 2.200 0 2.500-1v-1.200l-2.300-1-1 1c-1.300-.5-2.500-1.700-3-3l1-1-1-2.300z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'm5 5 14 14M19 5 5 19',
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  out: 'M9 5h10v10M19 5 6 18',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  lock: 'M6 11h12v9H6zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  shirt: 'M8.500 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5.500-3a3.500 3.500 0 0 1-7 0Z',
  bus: 'M4 5h16v12H4zm0 6h16M12 5v6M7 17v2.500m10-2.500v2.500M7 14h.1m9.900 0h.1',
  rupee: 'M7 4h11M7 9h11M7 4h3.500a5 5 0 0 1 0 10H7l7 6.500',
  pin: 'M12 21c4.5-5 7-8.4 7-11.5A7 7 0 0 0 5 9.500C5 12.6 7.5 16 12 21Zm0-9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  video: 'M3 6h12v12H3zm12 4 6-3v10l-6-3z',
  check: 'm4 12.5 5.5 5.5L20 7',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5m0 2.7v.3',
  share:
    'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm12 7a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.6 13.5l6.8 4m0-11-6.8 4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-4 2.5-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .8 3 2.8 3 6',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      className={['icon', name === 'play' && 'fill-current!', className].filter(Boolean).join(' ')}
    >
      <path d={paths[name]} />
    </svg>
  )
}
