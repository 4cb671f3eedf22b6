import { expect, it } from 'vitest'
import { reasonsOf } from '@/testing/left-out'
import { announcementListSchema } from './announcements'
import { registrationListSchema } from './registrations'

it.each([
  ['a registration', registrationListSchema, { url: 'https://a.example' }],
  ['an announcement', announcementListSchema, { url: 'https://a.example' }],
])('reports %s without a title', (_what, schema, record) => {
  const records = [{ title: 'A' }, record]
  expect(reasonsOf(schema, records)).toEqual(['title: missing'])
})
