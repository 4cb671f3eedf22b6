// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Signature } from './signature'

const office = vi.hoisted(() => ({
  messagesApproved: false,
  signatories: { principal: 'Principal, DPS Siliguri' },
}))
vi.mock('@/content/school', () => ({ school: office }))

afterEach(cleanup)

describe('Signature', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])('approved by the author: %s; lines that call it a sample: %i', (approved, lines) => {
    office.messagesApproved = approved
    render(<Signature of="principal" />)
    expect(screen.getByText('Principal, DPS Siliguri')).toBeTruthy()
    expect(screen.queryAllByText('Sample text until the office sends its own.')).toHaveLength(lines)
  })
})
