const kinds = {
  primary: 'border-transparent bg-forest text-paper hover:bg-forest-700',
  outline: 'border-forest text-forest hover:bg-mist',
  light: 'border-paper/60 text-paper hover:bg-paper/10',
} as const

type Kind = keyof typeof kinds

export function buttonClass(kind: Kind = 'primary', extra = ''): string {
  return `button min-h-11 px-6 py-2 ${kinds[kind]} ${extra}`
}

export function smallButtonClass(kind: Kind, extra = ''): string {
  return `button min-h-11 px-4 py-1.5 text-xs ${kinds[kind]} ${extra}`
}
