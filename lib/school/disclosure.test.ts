import { expect, it } from 'vitest'
import { passPercentage, toCome } from './disclosure'

it('lists the missing values of the mandatory disclosure (Appendix IX) by section', () => {
  const publishedRow = { label: 'Classrooms', value: '160' }
  const missingRow = { label: 'Water test report', value: null }
  const passed = { session: '2025-26', registered: 200, passed: 193 }
  const half = {
    sections: [
      { letter: 'B', title: 'Documents', rows: [publishedRow, missingRow] },
      { letter: 'C', title: 'Results', rows: [] },
      { letter: 'E', title: 'Infrastructure', rows: [publishedRow] },
    ],
    results: { X: [passed], XII: [{ session: '2025-26' }] },
    files: [{ label: 'Annual report', value: null }],
  } as const
  expect(toCome(half)).toEqual([
    { letter: 'B', labels: ['Water test report'] },
    { letter: 'C', labels: ['results of Class XII, 2025-26'] },
    { letter: 'Files', labels: ['Annual report'] },
  ])
})

it.each([
  [200, 193, '96.5%'],
  [180, 180, '100%'],
  [undefined, 180, null],
  [180, undefined, null],
  [0, 0, null],
])('with %s registered and %s passed, the pass percentage is %s', (registered, passed, text) => {
  expect(passPercentage({ session: '2025-26', registered, passed })).toBe(text)
})
