import localFont from 'next/font/local'

// `optional`: a page that has been painted keeps its fonts, so that nothing moves (docs/decisions/0065-fonts-that-never-swap.md).

/**
 * Headings. Next names the family after the constant. `serif` would be a font of the system on Linux and Android, which
 * would come before the fallbacks.
 */
export const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--serif',
  adjustFontFallback: false,
  display: 'optional',
})

/** Text. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--sans',
  adjustFontFallback: false,
  display: 'optional',
})
