import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { topperListSchema } from './toppers'

const topper = { name: 'A', class: 'x', sessionYear: '2023-24' }

it.each([
  ['92%', '92%'],
  [92.4, '92.4%'],
  ['n/a', 'n/a'],
  ['CGPA 9.4', 'CGPA 9.4'],
  [null, ''],
])('shows a topper’s division %s as the score "%s"', (division, score) => {
  expect(topperListSchema.parse([{ ...topper, division }])).toMatchObject([{ score }])
})

it('uses the first picture of a topper as the photo, and “Student Name” for a missing name', () => {
  const records = [
    { ...topper, attachments: ['a.webp'] },
    { ...topper, name: '' },
  ]
  expect(topperListSchema.parse(records)).toMatchObject([
    { name: 'A', class: 'X', session: '2023-24', photo: pictureUrl('a.webp') },
    { name: 'Student Name', photo: null },
  ])
})

it.each([
  [
    { class: 'Class X', sessionYear: '2025' },
    ['class: the text "Class X"', 'sessionYear: the text "2025"'],
  ],
  [{ class: null, sessionYear: null }, ['class: missing', 'sessionYear: missing']],
])('reports the unusable class or session of the topper %j', (raw, reasons) => {
  expect(reasonsOf(topperListSchema, [topper, { ...topper, ...raw }])).toEqual(reasons)
})
