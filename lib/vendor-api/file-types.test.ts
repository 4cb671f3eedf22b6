import { expect, it } from 'vitest'
import { findTypeByMime } from './file-types'

it.each([
  ['image/pjpeg', 'jpg'],
  ['image/heic-sequence', 'heic'],
  ['application/ogg', 'ogg'],
  ['video/vnd.avi', 'avi'],
])('recognises the Content-Type %s as the file type %s', (mime, extension) => {
  expect(findTypeByMime(mime)?.endings[0]).toBe(extension)
})
