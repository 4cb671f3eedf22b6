import { expect, it } from 'vitest'
import { sizeText } from './file-facts'

it.each([
  [12, '1 kB'],
  [84_400, '84 kB'],
  [1_240_000, '1.2 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
