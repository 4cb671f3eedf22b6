import { expect, it, vi } from 'vitest'
import { openSession, sessionEnding } from './admission-session'

vi.mock('@/content/school', () => ({
  school: { admissionSession: '2026-27', admissionUntil: '2027-03-31' },
}))

it.each([
  ['2026-11-24', '2026-27', null],
  ['2027-02-28', '2026-27', null],
  ['2027-03-01', '2026-27', 'admission for session 2026-27 ends on 31 Mar 2027'],
  ['2027-03-31', '2026-27', 'admission for session 2026-27 ends on 31 Mar 2027'],
  ['2027-04-01', null, 'admission for session 2026-27 ended on 31 Mar 2027'],
  ['2027-04-02', null, 'admission for session 2026-27 ended on 31 Mar 2027'],
  ['2028-03-31', null, 'admission for session 2026-27 ended on 31 Mar 2027'],
])('on %s the admission session is %s; reminder to the office: %s', (today, session, reminder) => {
  expect(openSession(today)).toBe(session)
  expect(sessionEnding(today)).toBe(reminder)
})
