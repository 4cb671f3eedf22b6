import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawingsIn } from '@/tools/checks/content/drawings'

const here = 'tools/art/pictures'

it('at most eight drawings show a window with a round tree', () => {
  const tree = /<ellipse cx="14" fill="#1d2a24" opacity="\.1\d?" rx="62" ry="9"\/>/
  const windows = drawingsIn(here).filter((name) => {
    const text = readFileSync(path.join(here, `${name}.svg`), 'utf8')
    return /<g clip-path="[^"]+"><g transform="translate/.test(text) && tree.test(text)
  })
  expect(windows.length).toBeLessThanOrEqual(8)
})
