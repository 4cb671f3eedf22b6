import { expect, it } from 'vitest'
import { descriptionOf, excerptOf, textReports, withDescription } from './rich-text'

const recordOf = (source: string) => ({ title: 'Fees', id: 'n1', description: { source } })

it('parses a text once, when a page first shows it', () => {
  const record = recordOf('<p>Pay <b>soon</b></p>')
  expect(textReports([record])).toEqual([])
  const first = descriptionOf(record)
  expect(first).toEqual({ description: 'Pay soon' })
  // A copy of the record shares its text.
  expect(descriptionOf({ ...record })).toBe(first)
})

it('shows a placeholder for a text without words', () => {
  expect(withDescription(recordOf('<p>&nbsp;</p>'), 'None')).toMatchObject({ description: 'None' })
})

it('reports with the record the links and pictures that its text cannot show', () => {
  const record = recordOf('<a href="file:///D:/a.pdf">Form</a><img src="cid:x" alt="Seal">')
  descriptionOf(record)
  expect(textReports([record, recordOf('fine')])).toMatchObject(
    [
      { field: 'description', reason: /file:/, records: ['"Fees" "n1"'] },
      { field: 'description', reason: /cid:x/, records: ['"Fees" "n1"'] },
    ].map(({ reason, ...one }) => ({ ...one, reason: expect.stringMatching(reason) })),
  )
})

it('reports a text that is longer than a page shows', () => {
  const record = recordOf('word '.repeat(10_000))
  expect(descriptionOf(record).description.length).toBeLessThanOrEqual(20_000)
  expect(textReports([record])).toMatchObject([{ reason: 'longer than a page shows' }])
})

it.each([
  ['doubly encoded entities', 'Parents&amp;nbsp;day', []],
  ['deep nesting', '<blockquote>'.repeat(101).concat('Words'), [/^more formatting/]],
  ['hidden words', '<p>Come.</p><p hidden>Last date: 5 December.</p>', [/up to "Come\."$/]],
])('reports of a text with %s only what its page does not show', (_what, source, reasons) => {
  const record = recordOf(source)
  descriptionOf(record)
  expect(textReports([record]).map(({ reason }) => reason)).toEqual(
    reasons.map((reason) => expect.stringMatching(reason)),
  )
})

it('cuts the excerpt of a post between words, with the films it names', () => {
  const film = '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>'
  expect(excerptOf(recordOf(`<p>Last date: <del>10</del> 20 December</p>${film}`))).toBe(
    'Last date: 20 December Watch the film on YouTube',
  )
  expect(excerptOf(recordOf('word '.repeat(100)))).toMatch(/^.{1,180}…$/)
})
