import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has the same emblem in the style sheet as in emblem.svg', () => {
  const [, drawn = ''] =
    /data:image\/svg\+xml,([^"]+)"/.exec(readFileSync('app/base.css', 'utf8')) ?? []
  const file = readFileSync('public/emblem.svg', 'utf8').trim()
  expect(decodeURIComponent(drawn)).toBe(file.replaceAll('"', "'"))
})
