import measured from './fallback-fonts.json'

/**
 * The visitor's fonts on Windows, macOS and iOS, then on Android, ChromeOS and Linux, each with the package whose files
 * art/fallback-fonts.ts measures. Tinos, Arimo and Liberation are exactly as wide as the fonts that they replace.
 */
export const fallbacks: [
  kind: 'serif' | 'sans',
  pack: keyof typeof measured.sizes,
  families: string[],
][] = [
  ['serif', 'tinos', ['Times New Roman', 'Tinos', 'Liberation Serif']],
  ['serif', 'noto-serif', ['Noto Serif']],
  ['serif', 'dejavu-serif', ['DejaVu Serif']],
  ['sans', 'arimo', ['Arial', 'Arimo', 'Liberation Sans']],
  ['sans', 'roboto', ['Roboto']],
  ['sans', 'noto-sans', ['Noto Sans']],
  ['sans', 'dejavu-sans', ['DejaVu Sans']],
]

/** PostScript's names that do not follow from a font's own: `local()` finds a font by this name or its full one. */
const postScript: Record<string, { regular: string; bold?: string }> = {
  'Times New Roman': { regular: 'TimesNewRomanPSMT' },
  Arial: { regular: 'ArialMT', bold: 'Arial-BoldMT' },
  'Liberation Serif': { regular: 'LiberationSerif' },
  'Liberation Sans': { regular: 'LiberationSans' },
  'DejaVu Serif': { regular: 'DejaVuSerif' },
  'DejaVu Sans': { regular: 'DejaVuSans' },
}

function namesOf(family: string, isBold: boolean): string[] {
  const { regular, bold } = postScript[family] ?? {}
  const joined = family.replaceAll(' ', '')
  if (isBold) return [`${family} Bold`, bold ?? `${joined}-Bold`]
  return [family, ...(regular ? [regular] : [`${family} Regular`, `${joined}-Regular`])]
}

const percent = (number: number) => `${Math.round(number * 10) / 10}%`

/** One `@font-face` for each fallback font and range of weights (docs/decisions/0065). */
export const fallbackFaces = fallbacks.flatMap(([kind, pack, families]) =>
  ['100 500', '501 900'].map((fontWeight, at) => {
    const size = measured.sizes[pack][at] ?? 100
    const [ascent = 0, descent = 0] = measured.heights[kind]
    // Headings are between regular and bold, and regular letters are the nearer.
    const names = families.flatMap((family) => namesOf(family, kind === 'sans' && at === 1))
    return {
      fontFamily: `${kind}-${pack}`,
      fontWeight,
      src: names.map((name) => `local("${name}")`).join(', '),
      sizeAdjust: percent(size),
      ascentOverride: percent((ascent / size) * 100),
      descentOverride: percent((descent / size) * 100),
    }
  }),
)
