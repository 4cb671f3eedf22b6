import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswerCard } from './answer-card'

it('AnswerCard allows no line break before the dot in “White shirt · Green tie”', () => {
  const rows = [{ label: 'Boys', value: 'White shirt · Green tie' }]
  const page = { href: '/school-uniform', title: 'School Uniform', external: false }
  const html = renderToStaticMarkup(
    <AnswerCard answer={{ page, text: '', rows, button: null, links: [] }} />,
  )
  expect(html).toContain('White shirt\u00a0· Green tie')
})
