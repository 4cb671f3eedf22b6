const kinds = {
  primary: 'bg-forest text-paper hover:bg-forest-700',
  gold: 'bg-gold-light text-ink hover:bg-gold',
  outline: 'border-forest text-forest hover:bg-mist',
  light: 'border-paper/60 text-paper hover:bg-paper/10',
} as const

type Kind = keyof typeof kinds

/** Classes of a button or of a link that looks like one. */
export function buttonClass(kind: Kind = 'primary', extra = ''): string {
  return `button ${kinds[kind]} ${extra}`
}

/** The same, smaller, for cards and bars. */
export function smallButtonClass(kind: Kind, extra = ''): string {
  return `button button-small ${kinds[kind]} ${extra}`
}
