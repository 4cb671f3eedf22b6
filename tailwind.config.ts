import type { Config } from 'tailwindcss'

/** Names for the tokens that `app/globals.css` declares once as CSS variables. */
const config: Config = {
  theme: {
    fontSize: {
      '2xs': 'var(--text-2xs)',
      xs: 'var(--text-xs)',
      sm: 'var(--text-sm)',
      base: 'var(--text-base)',
      lg: 'var(--text-lg)',
      xl: 'var(--text-xl)',
      '2xl': 'var(--text-2xl)',
      '3xl': 'var(--text-3xl)',
      '4xl': 'var(--text-4xl)',
    },
    extend: {
      colors: {
        forest: {
          DEFAULT: 'var(--forest)',
          700: 'var(--forest-700)',
          500: 'var(--forest-500)',
        },
        leaf: 'var(--leaf)',
        mist: 'var(--mist)',
        paper: { DEFAULT: 'var(--paper)', dark: 'var(--paper-dark)' },
        ink: { DEFAULT: 'var(--ink)', soft: 'var(--ink-soft)' },
        gold: { DEFAULT: 'var(--gold)', dark: 'var(--gold-dark)', light: 'var(--gold-light)' },
        line: 'var(--line)',
        field: 'var(--field)',
        danger: 'var(--danger)',
        success: 'var(--success)',
      },
      fontFamily: {
        serif: ['var(--font-serif)'],
        sans: ['var(--font-sans)'],
      },
      screens: { bar: '80rem' },
      maxWidth: { page: '76rem', prose: '42rem' },
      boxShadow: { card: 'var(--shadow-card)' },
    },
  },
}

export default config
