// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { school } from '@/content/school'
import { AdmissionRules, RequiredPhotographs } from './admission-rules'
import { MinimumMarks } from './minimum-marks'

afterEach(cleanup)

/** 2026, of session 2026-27. */
const year = school.admissionSession.slice(0, 4)

describe('Admission guidelines (page text)', () => {
  it.each([
    'Forms without a photograph, or incomplete or illegible, are invalid.',
    'Fields marked * are mandatory; write NA if not applicable.',
    'Date of birth must match the birth certificate; certificates from doctors, nursing homes or hospitals are not accepted.',
    'Only a parent may complete the online registration.',
    `A TC marked passed or promoted must be submitted before the April ${year} session starts or by the end of April ${year}, otherwise admission is cancelled.`,
    'For admission after the session starts, the TC must be submitted within 15 days; no extension, no refund, and admission is forfeited otherwise.',
  ])('%s', (rule) => {
    render(<AdmissionRules />)
    expect(screen.getByText(rule)).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
  })

  it('six passport-size of the student, one each of mother and father, one studio postcard-size family photo', () => {
    render(<RequiredPhotographs />)
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      '6photographs of the student, passport size',
      '1photograph of the mother',
      '1photograph of the father',
      '1photograph of the family, taken in a studio, postcard size',
    ])
  })
})

describe('Class XI admission minimum marks', () => {
  it.each([
    ['Science with or without Maths', ['61-70%', '81-90%', '81-90%', 'Not asked']],
    ['Commerce with or without Maths', ['61-70%', 'Not asked', '81-90%', 'Not asked']],
    ['Humanities with Economics and Maths', ['71-80%', 'Not asked', '81-90%', '61-70%']],
    ['Humanities without Economics', ['71-80%', 'Not asked', 'Not asked', '61-70%']],
  ])('%s: English, Science, Maths, Social Studies', (stream, marks) => {
    render(<MinimumMarks />)
    const row = screen.getByRole('rowheader', { name: stream }).closest('tr')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(marks)
  })

  it('The Science stream cannot combine Computer Science with Informatics Practices', () => {
    render(<MinimumMarks />)
    expect(screen.getByText(/cannot combine Computer Science/)).toBeTruthy()
  })
})
