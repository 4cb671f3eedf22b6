import { expect, it } from 'vitest'
import { sections } from '@/content/routes'
import { accents, colors } from '@/tailwind.config'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('the calendar’s event dots have a contrast of 3:1, even on today’s background', () => {
  for (const ground of ['#ffffff', colors.mist])
    expect(contrast(colors['gold-dark'], ground)).toBeGreaterThanOrEqual(3)
})

it('each section except Home and About has its own accent colour', () => {
  const own = sections.map(({ id }) => id).filter((id) => id !== 'home' && id !== 'about')
  expect(Object.keys(accents).sort()).toEqual([...own].sort())
  expect(new Set([...Object.values(accents), colors.forest]).size).toBe(own.length + 1)
})

it.each(Object.entries(accents))(
  'the accent colour of the section "%s" has enough contrast for text',
  (_, accent) => {
    expect(contrast(accent, colors.paper)).toBeGreaterThanOrEqual(7)
    expect(contrast(accent, colors['gold-light'])).toBeGreaterThanOrEqual(4.5)
  },
)
