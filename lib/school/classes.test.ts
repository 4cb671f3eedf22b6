import { expect, it } from 'vitest'
import { classesIn, isForClass } from './classes'

it.each([
  ['Report cards, Classes VI to VIII', 'VI VII VIII'],
  ['Unit test: Class IX', 'IX'],
  ['PTM for Classes I, II and III', 'I II III'],
  ['Class 9 & 10 half-yearly examination', 'IX X'],
  ['Class XI-XII practicals', 'XI XII'],
  ['10th: Class 10th pre-board', 'X'],
  ['Nursery to Class II: fancy dress', 'Nursery Prep I II'],
  ['Pre-Nursery and Nursery: first day', 'Pre-Nursery Nursery'],
  ['Class I–II sports; Class V picnic', 'I II V'],
  ['Grade 5 and Grade 6 quiz', 'V VI'],
  ['Class VI - 9:30 am: museum', 'VI'],
  ['Class 6 - 9 December: camp', 'VI'],
  ['Class X, 11th December', 'X'],
  ['Class-VI unit test', 'VI'],
  ['PTM Std.V & Std.VI', 'V VI'],
  ['Grade-6 quiz; Class: VII picnic', 'VI VII'],
  ['Class-I - Class-III: fancy dress', 'I II III'],
  ['Class XII, 2 pm', 'XII'],
  ['Periodic Test III, Term II: Classes III to V', 'III IV V'],
])('finds the classes in the title "%s": %s', (title, classes) => {
  expect([...(classesIn(title) ?? [])].join(' ')).toBe(classes)
})

it.each([
  ...['Annual Day', 'Class teachers meet parents', 'Class of 2016 reunion'],
  ...['Report cards for all but Class XII, except boarders', 'Classes IX onwards: report cards'],
  ...['School open up to Class V', 'Classes VIII to VI', 'Prepare for the fair', 'Class 2026'],
  'School closed for all; Class X examination as planned',
  ...['LKG, UKG and Class I: fancy dress', 'Class IX pre-board, whole school assembly'],
  ...['Class XI (Science) and XII practicals', 'Class IX result; X orientation'],
  ...['Nur & Prep fancy dress', 'Classic dance; class in the hall', 'कक्षा 5 तक छुट्टी'],
])('does not guess classes from the title "%s"', (title) => {
  expect(classesIn(title)).toBeNull()
})

it.each([
  ['Health check-up, Classes VI to XII', 'VI', true],
  ['Health check-up, Classes VI to XII', 'V', false],
  ['Annual Day', 'V', true],
  ['Class X pre-board', null, true],
] as const)('the title "%s" concerns class %s: %s', (title, schoolClass, isFor) => {
  expect(isForClass(title, schoolClass)).toBe(isFor)
})
