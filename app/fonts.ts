import localFont from 'next/font/local'

/** Headings; what stands in for both, as wide as they are, until they have come is said in `base.css`. */
export const serif = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--serif',
  adjustFontFallback: false,
})

/** Text. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--sans',
  adjustFontFallback: false,
})
