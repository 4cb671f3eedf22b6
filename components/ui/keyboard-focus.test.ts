// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { hasKeyboardFocus } from './keyboard-focus'

it.each([
  [true, true, true],
  [true, false, false],
  [false, false, true],
])(
  'a browser that can tell (%j), a focus of the keyboard (%j): %j',
  (canTell, matches, expected) => {
    vi.stubGlobal('CSS', { supports: () => canTell })
    const link = document.createElement('a')
    vi.spyOn(link, 'matches').mockReturnValue(matches)
    expect(hasKeyboardFocus(link)).toBe(expected)
    expect(hasKeyboardFocus(null)).toBe(false)
  },
)
