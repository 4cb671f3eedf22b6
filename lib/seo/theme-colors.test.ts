import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeColors } from './theme-colors'

it('the colours of the browser’s frame and of the app’s first screen are those of the style sheet', () => {
  const css = readFileSync('app/base.css', 'utf8')
  for (const [name, value] of Object.entries(themeColors))
    expect(css).toContain(`--color-${name}: ${value};`)
})
