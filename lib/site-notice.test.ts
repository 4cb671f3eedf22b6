import { describe, expect, it } from 'vitest'
import { parseNotice } from './site-notice'

const since = '2026-07-23'

describe('the line of the school’s own notice', () => {
  it('is its last day and its words', () => {
    expect(parseNotice('2026-07-24 School is closed on Friday:  heavy rain.\n', since)).toEqual({
      text: 'School is closed on Friday: heavy rain.',
      since,
      until: '2026-07-24',
    })
  })

  it.each([
    ['School is closed', 'must begin with its last day'],
    ['2026-02-30 School is closed', 'must begin with its last day'],
    ['24/07/2026 School is closed', 'must begin with its last day'],
    ['2026-07-24', 'must begin with its last day'],
    [`2026-07-24 ${'rain '.repeat(100)}`, '300 characters at most'],
  ])('%j is refused with what is wrong', (line, reason) => {
    expect(() => parseNotice(line, since)).toThrow(reason)
  })
})
