import { expect, it } from 'vitest'
import { parseTimes } from './times'

it.each([
  ['10:00 am', 600, null],
  ['12:15 am', 15, null],
  ['4.30 p.m.', 990, null],
  ['14:30', 870, null],
  ['10:00 am - 12:30 pm', 600, 750],
  ['4 to 6 pm', 960, 1080],
  ['08:30 hrs', 510, null],
  ['From 4 to 6 p.m.', 960, 1080],
  ['Assembly 9:30 a m – 10.15 am', 570, 615],
])('reads %j', (text, start, end) => {
  expect(parseTimes(text)).toEqual({ start, end })
})

it.each([
  '',
  'after lunch',
  '10',
  '2 periods',
  '10:75 am',
  '13 pm',
  'Classes 1, 2 and 3',
  'Batch 2 - 10:30 AM',
  '10:30 am, Class 5',
  '10:00 am and 2:00 pm',
])('finds no time of day in %j', (text) => {
  expect(parseTimes(text)).toBeNull()
})
