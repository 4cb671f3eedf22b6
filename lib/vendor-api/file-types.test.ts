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
])('recognises the Content-Type %s as the file type %s', (mime, extension) => {
  expect(findTypeByMime(mime)?.endings[0]).toBe(extension)
})
