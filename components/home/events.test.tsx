// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fallbacks } from '@/content/fallbacks'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { markupOf } from '@/testing/markup'
import { Events } from './events'

const titlesOf = (events: Parameters<typeof Events>[0]['events']) =>
  [...markupOf(<Events events={events} />).querySelectorAll('h3')].map((title) => title.textContent)

it('the home page shows at most five events, and two placeholders if there are none', () => {
  const records = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({ title, date: '2026-01-10' }))
  expect(titlesOf(eventListSchema.parse(records))).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(titlesOf(null)).toEqual([fallbacks.event, fallbacks.event])
})
