// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  admissionRules,
  markSubjects,
  minimumMarks,
  requiredPhotographs,
} from '@/content/admission'
import { AdmissionRules, RequiredPhotographs } from './admission-rules'
import { MinimumMarks } from './minimum-marks'

afterEach(cleanup)

it('every rule of the application guidelines is shown', () => {
  render(<AdmissionRules />)
  for (const { text } of admissionRules) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(admissionRules.length)
})

it('every photograph is shown with how many, of whom and in what size', () => {
  render(<RequiredPhotographs />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(
    requiredPhotographs.map(({ count, of, size }) =>
      [`${count}photograph${count > 1 ? 's' : ''} of ${of}`, ...(size ? [size] : [])].join(', '),
    ),
  )
})

describe('Class XI admission minimum marks', () => {
  it.each(minimumMarks)('$stream: the marks of each subject, or that it is not asked', (one) => {
    render(<MinimumMarks />)
    const row = screen.getByRole('rowheader', { name: one.stream }).closest('tr')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(
      markSubjects.map((subject) => one.marks[subject] ?? 'Not asked'),
    )
  })

  it('The Science stream cannot combine Computer Science with Informatics Practices', () => {
    render(<MinimumMarks />)
    expect(screen.getByText(/cannot combine Computer Science/)).toBeTruthy()
  })
})
