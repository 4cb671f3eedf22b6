export const pictureWidths = [160, 240, 320, 400, 640, 960, 1280] as const

/** Width in the lightbox, and of a picture that is linked as a file. */
export const largest = '1280'

/** Maximum height in pixels; WebP ends at 16,383, which takes 160 MB. */
export const maxHeight = 12_000

/**
 * Variants of a vendor picture: a width, or a JPEG for messengers and feeds without WebP support.
 */
export const variants = [...pictureWidths.map(String), 'preview']

export function toVariant(url: string, variant: number | 'preview'): string {
  return url.replace(/^(\/media\/[^/]+\/)[^/]+/, `$1${variant}`)
}

export function encodedPathOf(url: string): string | null {
  return /\/media\/[^/\s]+\/\w+\/(\S+)/.exec(url)?.[1] ?? null
}
