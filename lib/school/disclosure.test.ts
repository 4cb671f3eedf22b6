import { expect, it } from 'vitest'
import { type Disclosure, missingDisclosures, passPercentage, toCome } from './disclosure'

const full: Disclosure = {
  sections: [
    {
      letter: 'B',
      title: 'Documents',
      rows: [
        { label: 'NOC', value: { text: 'NOC', href: '/documents/noc.pdf' } },
        { label: 'Fees', value: { text: 'Fees', href: '/fee-structure' } },
      ],
    },
  ],
  results: { X: [{ session: '2025-26', registered: 200, passed: 193, remarks: null }], XII: [] },
  files: [],
}

it('Mandatory disclosure (Appendix IX): names each value the school has not given, section by section', () => {
  const open = { label: 'Water test report', value: null }
  const result = { session: '2025-26', registered: null, passed: null, remarks: null }
  const half: Disclosure = {
    sections: [
      { letter: 'B', title: 'Documents', rows: [...(full.sections[0]?.rows ?? []), open] },
      { letter: 'C', title: 'Results', rows: [] },
      { letter: 'E', title: 'Infrastructure', rows: [{ label: 'Classrooms', value: '160' }] },
    ],
    results: { X: full.results.X, XII: [result] },
    files: [{ label: 'Annual report', value: null }],
  }
  expect(missingDisclosures(() => true, half)).toEqual([
    'B: Water test report',
    'C: results of Class XII, 2025-26',
    'Files: Annual report',
  ])
  expect(toCome(half).map(({ letter }) => letter)).toEqual(['B', 'C', 'Files'])
  expect(toCome(full)).toEqual([])
})

it('Mandatory disclosure (Appendix IX): names a document whose file is not there', () => {
  expect(missingDisclosures(() => false, full)).toEqual([
    'B: NOC (/documents/noc.pdf has no file in public)',
  ])
  expect(missingDisclosures(() => true, full)).toEqual([])
})

it.each([
  [200, 193, '96.5%'],
  [180, 180, '100%'],
  [null, 180, null],
  [180, null, null],
  [0, 0, null],
])('pass percentage of %s registered %s passed is %s', (registered, passed, text) => {
  expect(passPercentage({ session: '2025-26', registered, passed, remarks: null })).toBe(text)
})
