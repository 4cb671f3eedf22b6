import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { topperListSchema } from './toppers'

it.each([
  ['92%', '92%'],
  [92, '92%'],
  ['n/a', 'n/a'],
  ['CGPA 9.4', 'CGPA 9.4'],
  [null, ''],
  ['9.8', '9.8'],
  [0.984, '0.984'],
  ['984', '984'],
])('shows a topper’s division %s as the score "%s"', (division, score) => {
  expect(topperListSchema.parse([{ stream: 'Science', division }])).toMatchObject([{ score }])
})

it('uses the first picture of a topper as the photo, and “Student Name” for a missing name', () => {
  const raw = { name: 'A', class: 'x', sessionYear: '2023-24', attachments: ['a.webp'] }
  expect(topperListSchema.parse([raw, { stream: 'Science' }])).toMatchObject([
    { name: 'A', class: 'X', session: '2023-24', photo: pictureUrl('a.webp') },
    { name: 'Student Name', photo: null },
  ])
})

const classX = [
  ...['X', 'x', '10', 10, '10th', 'Class X', 'class-10', 'CLASS 10 A', 'Std. X', 'X-A', 'Ⅹ'],
  ...['X (2025-26)', 'Class X, 2026', 'दसवीं', 'দশম শ্রেণি', '10 (Ten)', 'X / 10', 'AISSE 2026'],
]
const classXII = [
  ...['XII', '12', 'Class XII', 'XII Science', '12th (Commerce)', '10+2', 'Twelve', 'AISSCE'],
  ...['XII (2025-26)', 'XII Sci 2025-2026', 'XII (98.5%)', 'बारहवीं (विज्ञान)', 'দ্বাদশ', 'XII (12th)'],
]

it.each([
  ...classX.map((text) => [text, 'X'] as const),
  ...classXII.map((text) => [text, 'XII'] as const),
  ...['IX', 'XI', 'X & XII', 'X/XII (2025-26)', '2025-26', ''].map((text) => [text, text] as const),
])('parses the class %j of a topper as %j', (text, level) => {
  expect(topperListSchema.parse([{ name: 'A', class: text }])[0]?.class).toBe(level)
})

it.each([
  [{ class: 'IX', sessionYear: '2025' }, ['class: the text "IX"', 'sessionYear: the text "2025"']],
  [{ class: 'X' }, ['sessionYear: missing']],
])('reports the unusable class or session of the topper %j', (raw, reasons) => {
  expect(reasonsOf(topperListSchema, [{ name: 'A', ...raw }])).toEqual(reasons)
})
