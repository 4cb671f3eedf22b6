import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors } from '@/tailwind.config'

it('app/emblem.css contains the same emblem as public/emblem.svg', () => {
  const [, drawn = ''] =
    /data:image\/svg\+xml,([^"]+)"/.exec(readFileSync('app/emblem.css', 'utf8')) ?? []
  const file = readFileSync('public/emblem.svg', 'utf8').trim()
  expect(decodeURIComponent(drawn)).toBe(file.replaceAll('"', "'"))
})

it('the emblem has the colours of tailwind.config.ts (npm run pictures -- emblem, in art)', () => {
  const used = readFileSync('public/emblem.svg', 'utf8').match(/#[\da-f]{6}/g) ?? []
  expect(used).toContain(colors.forest)
  expect(Object.values(colors)).toEqual(expect.arrayContaining(used))
})
