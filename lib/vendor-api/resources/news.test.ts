import { expect, it } from 'vitest'
import { fileUrl } from '@/lib/media-url/media-url'
import { newsListSchema } from './news'

it('shows a news item with its day, its text and its files', () => {
  const raw = { _id: 'n1', title: 'Fees', description: 'Pay', fromDate: '2026-11-20' }
  expect(newsListSchema.parse([{ ...raw, attachments: ['a.pdf'] }])).toEqual([
    {
      uid: 'n1',
      title: 'Fees',
      description: { source: 'Pay' },
      date: '2026-11-20',
      files: [{ href: fileUrl('a.pdf'), kind: 'PDF' }],
    },
  ])
})

it('shows a day that it cannot read as it was written, and both days of a range', () => {
  const records = ['after the Pujas', '20-22 Nov 2026'].map((fromDate) => ({
    title: 'A',
    fromDate,
  }))
  expect(newsListSchema.parse(records)).toMatchObject([
    { date: null, dateText: 'after the Pujas' },
    { date: '2026-11-20', until: '2026-11-22' },
  ])
})
