import type { Config } from 'tailwindcss'

/** Names for the tokens that `app/globals.css` declares once as CSS variables. */
const config: Config = {
  theme: {
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
      screens: { bar: '1200px' },
      maxWidth: { page: '76rem', prose: '42rem' },
      boxShadow: { card: 'var(--shadow-card)' },
    },
  },
}

export default config
