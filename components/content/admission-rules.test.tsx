// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  admissionRules,
  markSubjects,
  minimumMarks,
  requiredPhotographs,
} from '@/content/admission'
import { AdmissionRules, RequiredPhotographs } from './admission-rules'
import { MinimumMarks } from './minimum-marks'

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

it('Class XI admission minimum marks: of each subject, or that it is not asked', () => {
  render(<MinimumMarks />)
  for (const { stream, marks } of minimumMarks) {
    const row = screen.getByRole('rowheader', { name: stream }).closest('tr')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(
      markSubjects.map((subject) => marks[subject] ?? 'Not asked'),
    )
  }
  expect(screen.getByText(/cannot combine Computer Science with Informatics/)).toBeTruthy()
})
