// @module-tag attack
import { expect, it } from 'vitest'
import { cpuMs } from '@/testing/cpu-time'
import { parseTimes } from './times'

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

it.each([
  ['9:00 to 1:00 pm', '09:00', '13:00'],
  ['9.00 - 1.00 PM', '09:00', '13:00'],
  ['10 to 1 pm', '10:00', '13:00'],
  ['11 to 12 pm', '11:00', '12:00'],
  ['12:30 to 1:30 pm', '12:30', '13:30'],
  ['9:30 AMto 12:30 PM', '09:30', '12:30'],
  ['9-5 pm', '09:00', '17:00'],
  ['10 to 11 pm', '22:00', '23:00'],
  ['9 am to 1', '09:00', '13:00'],
  ['10am–12', '10:00', '12:00'],
  ['11 A.M.to 1 P.M.', '11:00', '13:00'],
  ['9 a.m.-1 p.m.', '09:00', '13:00'],
  ['between 9 and 1 pm', '09:00', '13:00'],
  ['Time: 9 to 1 pm', '09:00', '13:00'],
  ['Assembly 9:30 a m – 10.15 am', '09:30', '10:15'],
  ['10:00 - 12:00 noon', '10:00', '12:00'],
  ['noon to 3 pm', '12:00', '15:00'],
  ['9:00-13:00', '09:00', '13:00'],
  ['0930-1230 hrs', '09:30', '12:30'],
  ['सुबह 9 बजे से दोपहर 1 बजे तक', '09:00', '13:00'],
  ['प्रातः 10 बजे से सायं 4 बजे तक', '10:00', '16:00'],
  ['9-30 to 10-30 am', '09:30', '10:30'],
  ['9. 30 am to 12. 30 pm', '09:30', '12:30'],
  ['9.30 hrs. to 12.30 hrs.', '09:30', '12:30'],
  ['930 to 1030 am', '09:30', '10:30'],
  ['between 9 am & 1 pm', '09:00', '13:00'],
  ['10to12 noon', '10:00', '12:00'],
  ['9 am IST to 1 pm IST', '09:00', '13:00'],
  ['Mon to Fri, 9 to 1 pm', '09:00', '13:00'],
])('parses %j as the time from %s to %s', (text, start, end) => {
  expect(parseTimes(text)).toEqual({ start: at(start), end: at(end) })
})

it.each([
  ['10 AM onwards', '10:00'],
  ['from 9 am', '09:00'],
  ['9.30 a.m.', '09:30'],
  ['7 P. M.', '19:00'],
  ['10 : 30 AM', '10:30'],
  ['10-30 am', '10:30'],
  ['9:30 AM (sharp)', '09:30'],
  ['12 noon', '12:00'],
  ['बिहान १० बजे', '10:00'],
  ['बेलुका ४ बजे', '16:00'],
  ['12 pm (noon)', '12:00'],
  ['14:30', '14:30'],
  ['09:30:00', '09:30'],
  ['10.30 hours', '10:30'],
  ['९:३० am', '09:30'],
  ['subah 9 baje', '09:00'],
  ['शाम 5 बजे', '17:00'],
  ['সকাল ১০টায়', '10:00'],
  ['বিকাল ৪:৩০', '16:30'],
  ["4 o'clock in the afternoon", '16:00'],
  ['ভোর ৫টা', '05:00'],
  ['সন্ধে ৬টায়', '18:00'],
  ['রাত ৮টা', '20:00'],
  ['8 at night', '20:00'],
  ['रात्रि 8 बजे', '20:00'],
  ['বেলা ১১টা', '11:00'],
  ['বেলা ২টোয়', '14:00'],
  ['11 A.M. in Room No. 12', '11:00'],
  ['10 am (Hall 2, 5th floor)', '10:00'],
  ['10 pm to 2 am', '22:00'],
  ['9 pm till midnight', '21:00'],
  ['10 am till over', '10:00'],
  ['Scheduled at 10 am', '10:00'],
  ['10 am to finish', '10:00'],
  ['पूर्वाह्न 10 बजे', '10:00'],
  ['अपराह्न 2 बजे', '14:00'],
  ['পূর্বাহ্ন ১০টা', '10:00'],
  ['অপরাহ্ণ ২টা', '14:00'],
  ['09:30:00.000', '09:30'],
])('parses %j as the start %s without an end', (text, start) => {
  expect(parseTimes(text)).toEqual({ start: at(start), end: null })
})

it.each([
  // No time, or none that says morning or afternoon.
  ...['', 'after lunch', 'TBA', 'whole day', '10', '2:30', '09:30', '9:30 - 12:30', '9 to 1'],
  ...["9 o'clock", '9 baje', '11 in the afternoon', '9 pm in the morning', '12 pm at night'],
  // A date.
  ...['20 Nov', 'from 16 November', '20th, Nov', 'Dt. 20.11.26', '10 am to 5 Dec'],
  // Midnight, which a record has for no time.
  ...['12 midnight', '12 am', '00:00', '00:00 to 23:59', '23:59', '11 am to 12 midnight'],
  // Of a class, or of another place.
  ...['Class 9: 10 am', 'Class 9 : 10:30 am', 'कक्षा 9 : 10 am', '4:30 am UTC'],
  '10 am (Nepal time)',
  // Not sure.
  ...['4 pm approx.', '~4 pm', '4 pm?'],
  // An end, or a time that was changed.
  ...[
    'till 5 pm',
    '- 1 pm',
    '10 am Hall 2 pm',
    'by 9 am',
    'ends at 5 pm',
    'Gates close at 9 am',
    '9 am at the latest',
    '5 pm (deadline)',
  ],
  ...['5 pm tak', '5 pm तक', 'around 10 am', 'Last entry 11 am', 'last bus 5 pm'],
  ...['Gates shut at 8 am', 'finishes 1 pm', 'concludes at 1 pm', 'School over at 12 pm'],
  ...['Dismissal 12:30 pm', 'pick-up 1 pm', 'return 6 pm', 'Lunch 1 pm', 'Latest 9 am'],
  ...['submission 5 pm', 'due 5 pm', '12 pm midnight', 'Rescheduled from 9 am to 10 am'],
  ...['changed: 9 am to 11 am', 'Postponed to 11 am', 'was 9 am', '10 am (tentative)'],
  ...['likely 10 am', '10 am to 1 pm (cancelled)'],
  // No range, no time of day, or several.
  ...['11 to 1 am', '12:15 am', '12:30 am to 2 pm', '1 pm to 9 am', '5 pm to 3 pm', '2 periods'],
  ...['2 hrs', '10:75 am', '13 pm', '25:00', 'Classes 1, 2 and 3', 'Batch 2 - 10:30 AM'],
  ...['Session 2 - 4 pm', '10:30 am, Class 5', '10 am or 11 am', '10:30am/pm', '10:30 am or pm'],
  ...['AM/PM 10:30', '10:30 (am / pm)', '8:30 AM & 2 PM', '10:00 am and 2:00 pm'],
  'Reporting time 7:30 am; exam 9 am',
  // A quarter or a half, and what lies within.
  ...['quarter to 10 am', 'half past 9 am', 'paune 10 baje subah', 'sadhe 9 baje subah'],
  ...['पौने 10 बजे सुबह', 'सवा 10 बजे सुबह', 'সকাল সাড়ে ১০টা', 'within 9 am'],
])('does not guess the start of an event from the text %j', (text) => {
  expect(parseTimes(text)).toBeNull()
})

it('rejects in linear time a long text that is not a time', async () => {
  const parseAll = () => {
    for (const part of ['1 am ', '12 ', ' . ', 'noon ', 'morning ']) parseTimes(part.repeat(20_000))
  }
  expect(await cpuMs(parseAll)).toBeLessThan(1000)
})
