/** Widths in pixels that pictures of the vendor are made in. */
export const pictureWidths = [160, 240, 320, 400, 640, 960, 1280] as const

/** The most that is ever shown of a picture, in a lightbox or for one that is linked to as a file. */
export const largest = '1280'

/** The most height in pixels that is made; WebP ends at 16,383, and takes 160 MB there. */
export const maxHeight = 12_000

/**
 * How a picture of the vendor is made: a width, or a JPEG of middling size for messengers and feeds,
 * some of which know no WebP.
 */
export const variants = [...pictureWidths.map(String), 'preview']

/** The same picture's address (`lib/media-url/media-url.ts`) in another variant. */
export function toVariant(address: string, variant: number | 'preview'): string {
  return address.replace(/^(\/media\/[^/]+\/)[^/]+/, `$1${variant}`)
}

/** The vendor's path in an address of a picture or file, as it is written there; null in other text. */
export function encodedPathOf(address: string): string | null {
  return /\/media\/[^/\s]+\/\w+\/(\S+)/.exec(address)?.[1] ?? null
}
