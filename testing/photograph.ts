import sharp from 'sharp'

/** A photograph as phones store it, with the place where it was taken. Orientation 6 is an upright one. */
export const photograph = (width: number, height: number, orientation = 1, background = '#38a') =>
  sharp({ create: { width, height, channels: 3, background } }).withMetadata({
    orientation,
    exif: { IFD3: { GPSLatitude: '26/1 42/1 0/1' } },
  })
