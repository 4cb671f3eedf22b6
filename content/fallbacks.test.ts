import { expect, it } from 'vitest'
import { fallbacks } from './fallbacks'

it('missing values show the words of the specification, sections 8 and 9', () => {
  expect(fallbacks).toMatchObject({
    highlight: 'Stay Tuned For More Updates',
    event: 'Untitled Event',
    eventDescription: 'Description not available',
    eventDate: 'Date not available',
    eventTime: '08:00 am',
    album: 'Photo Title',
    albumDate: 'DD.MM.YY',
    date: 'Not Available',
    topper: 'Student Name',
  })
})
