import { expect, it } from 'vitest'
import { findTypeByMime } from './file-types'

it.each([
  ['image/pjpeg', 'jpg'],
  ['image/heic-sequence', 'heic'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['application/ogg', 'ogg'],
  ['application/vnd.ms-asf', 'wmv'],
  ['video/vnd.avi', 'avi'],
  ['video/matroska', 'mkv'],
])('recognises a file that a vendor declares as %s', (mime, extension) => {
  expect(findTypeByMime(mime)?.endings[0]).toBe(extension)
})
