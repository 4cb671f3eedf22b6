import { expect, it } from 'vitest'
import { fileFacts, sizeText } from './file-facts'

it('fileFacts returns the kind and size of a file in the public folder', () => {
  expect(fileFacts('/emblem.svg')).toMatch(/^SVG, \d+ kB$/)
})

it.each([
  [12, '1 kB'],
  [84_400, '84 kB'],
  [1_240_000, '1.2 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
