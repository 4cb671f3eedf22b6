import { expect, it } from 'vitest'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { textReports } from '../rich-text'
import { blogListSchema, postSchema } from './blog'

it('shows a post with its cover, its other photos and its files', () => {
  const attachments = ['cover.webp', 'two.jpg', 'sheet.pdf']
  const raw = {
    _id: 'p1',
    title: 'Sacks',
    description: '<p>One</p>',
    date: '5/12/2026',
    attachments,
  }
  expect(postSchema.parse(raw)).toEqual({
    id: 'p1',
    title: 'Sacks',
    description: { source: '<p>One</p>' },
    date: '2026-12-05',
    cover: pictureUrl('cover.webp'),
    coverAlt: 'Sacks',
    photos: [pictureUrl('two.jpg')],
    files: [{ href: fileUrl('sheet.pdf'), kind: 'PDF' }],
  })
})

it('rejects a list of posts of which none has an id, and reports a single one', () => {
  expect(blogListSchema.safeParse([{ title: 'A' }]).success).toBe(false)
  expect(reasonsOf(blogListSchema, [{ title: 'A' }, { _id: 'b', title: 'B' }])).toEqual([
    '_id: missing',
  ])
})

it('reports nothing about the text of a post before a page shows it', () => {
  const posts = blogListSchema.parse([{ _id: 'a', title: 'A', description: '<img src="cid:x">' }])
  expect(textReports(posts)).toEqual([])
})
