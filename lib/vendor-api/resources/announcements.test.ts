import { expect, it } from 'vitest'
import { reasonsOf } from '@/testing/left-out'
import { announcementListSchema } from './announcements'
import { registrationListSchema } from './registrations'

it.each([
  ['a registration', registrationListSchema, { url: 'https://a.example' }],
  ['an announcement', announcementListSchema, { title: '' }],
])('reports %s without a title', (_what, schema, record) => {
  expect(reasonsOf(schema, [record])).toEqual(['title: missing'])
})
