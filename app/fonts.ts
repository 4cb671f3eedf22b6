import localFont from 'next/font/local'

// `optional`: a painted page never swaps its fonts, so nothing shifts (docs/decisions/0065-fonts-that-never-swap.md).

/**
 * Headings. Next names the family after the constant; `serif` would match a system font on Linux and Android before our
 * fallbacks.
 */
export const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--serif',
  adjustFontFallback: false,
  display: 'optional',
})

export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--sans',
  adjustFontFallback: false,
  display: 'optional',
})
