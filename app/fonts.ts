import localFont from 'next/font/local'

/** Headings. */
export const serif = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--serif',
  adjustFontFallback: 'Times New Roman',
})

/** Text. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--sans',
  adjustFontFallback: 'Arial',
})
