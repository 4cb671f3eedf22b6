import type { Config } from 'tailwindcss'

/**
 * Widths of this site. Colours, type and fonts are variables of `app/base.css`: only of those that stand
 * there Tailwind works out mixed colours for browsers that cannot mix.
 */
const config: Config = {
  theme: {
    extend: {
      screens: { bar: '80rem' },
      maxWidth: { prose: '42rem' },
    },
  },
}

export default config
