import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('app/base.css contains the same emblem as public/emblem.svg', () => {
  const [, drawn = ''] =
    /data:image\/svg\+xml,([^"]+)"/.exec(readFileSync('app/base.css', 'utf8')) ?? []
  const file = readFileSync('public/emblem.svg', 'utf8').trim()
  expect(decodeURIComponent(drawn)).toBe(file.replaceAll('"', "'"))
})
