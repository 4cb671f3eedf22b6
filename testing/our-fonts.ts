import { readFileSync } from 'node:fs'

/** The packages of our fonts, from `app/fonts.ts`, where Next needs their paths as literals. */
export const [serif = '', sans = ''] = Array.from(
  readFileSync('app/fonts.ts', 'utf8').matchAll(/@fontsource-variable\/([\w-]+)/g),
  ([, name]) => name,
)
