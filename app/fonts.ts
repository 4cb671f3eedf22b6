import localFont from 'next/font/local'

// `optional`: a page that has been painted keeps its fonts, so that nothing moves (docs/decisions/0061-fonts-that-never-swap.md).

/** Headings. */
export const serif = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--serif',
  adjustFontFallback: false,
  display: 'optional',
})

/** Text. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--sans',
  adjustFontFallback: false,
  display: 'optional',
})
