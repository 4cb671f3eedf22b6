import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'
import { fallbackFaces } from './app/fallback-fonts'
import type { SectionId } from './content/routes'

/** The school's colours. */
export const colors = {
  forest: '#0f3d2e',
  'forest-700': '#1b5640',
  'forest-500': '#2f7d5b',
  leaf: '#8fb996',
  mist: '#e3ece3',
  paper: '#fbf8f1',
  'paper-dark': '#f1e9d8',
  ink: '#1d2a24',
  'ink-soft': '#4b5a52',
  gold: '#c9973a',
  'gold-dark': '#7a5510',
  'gold-light': '#ecd09a',
  line: '#ddd3bd',
  field: '#6d7a72',
  danger: '#a12a1a',
  success: '#1c6b41',
}

/**
 * Each section of the tree has an accent, all of one depth: light words on it and it on paper are at least
 * 7 : 1. Home and About Us keep the school's green.
 */
export const accents: Partial<Record<SectionId, string>> = {
  academics: '#1c4a5a',
  activities: '#84361f',
  admission: '#6b4a0e',
  fee: '#3f5218',
  facilities: '#2f4a6b',
  news: '#74283f',
  contact: colors['forest-700'],
  other: '#54452f',
}

/** The same as CSS variables, for styles written by hand. */
const variables = {
  ':root': {
    ...Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]),
    ),
    '--color-accent': colors.forest,
  },
  ...Object.fromEntries(
    Object.entries(accents).map(([section, accent]) => [
      `[data-section="${section}"]`,
      { '--color-accent': accent },
    ]),
  ),
}

/** The theme: what utilities are named after. */
const config: Config = {
  theme: {
    screens: {
      sm: '40rem',
      md: '48rem',
      lg: '64rem',
      // The menu is a bar.
      xl: '80rem',
      // The hero's pictures take half of it.
      '3xl': '90rem',
    },
    colors: {
      ...colors,
      accent: 'var(--color-accent)',
      white: '#ffffff',
      black: '#000000',
      transparent: 'transparent',
      current: 'currentColor',
    },
    // Ours are loaded by `app/fonts.ts`; the visitor's follow in the widths of `app/fallback-fonts.ts`.
    fontFamily: {
      sans: 'var(--sans), sans-arimo, sans-roboto, sans-noto-sans, sans-dejavu-sans, system-ui, sans-serif',
      serif: 'var(--serif), serif-tinos, serif-noto-serif, serif-dejavu-serif, Georgia, serif',
    },
    // Headings grow with the reader's text size as far as their longest words fit a phone.
    fontSize: {
      '2xs': '0.8rem',
      xs: '0.9rem',
      sm: '1rem',
      base: '1.1rem',
      lg: '1.25rem',
      xl: '1.5rem',
      '2xl': 'min(1.75rem, 10vw)',
      '3xl': 'min(2.25rem, 11vw)',
      '4xl': 'min(3rem, 14vw)',
    },
    extend: {
      spacing: {
        // The header's two rows.
        strip: '2.6rem',
        bar: 'clamp(3.3rem, 4.7vw, 3.75rem)',
      },
      maxWidth: {
        // At most 75 characters of running text a line, most often 60 to 70.
        measure: '31.5rem',
      },
      boxShadow: {
        card: '0 1px 2px rgb(29 42 36 / 0.06), 0 8px 24px -12px rgb(29 42 36 / 0.18)',
      },
      keyframes: {
        'marquee-left': { to: { transform: 'translateX(-50%)' } },
        'marquee-up': { to: { transform: 'translateY(-50%)' } },
      },
      animation: {
        'marquee-left': 'marquee-left linear infinite',
        'marquee-up': 'marquee-up linear infinite',
      },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) => {
      addBase(variables)
      for (const face of fallbackFaces) addBase({ '@font-face': face })
    },
  ],
}

export default config
