import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/folder'
import { startAnew } from '@/e2e/support/new-process'
import { parseNotice } from './site-notice'

const since = '2199-07-23'

it('the line of the school’s own notice: is its last day and its words', () => {
  expect(parseNotice('2199-07-24 School is closed on Friday:  heavy rain.\n', since)).toEqual({
    text: 'School is closed on Friday: heavy rain.',
    since,
    until: '2199-07-24',
  })
})

it.each([
  ['School is closed', 'must begin with its last day'],
  ['2199-02-30 School is closed', 'must begin with its last day'],
  ['24/07/2026 School is closed', 'must begin with its last day'],
  ['2199-07-24', 'must begin with its last day'],
  ['2020-07-24 School is closed', 'its last day, 2020-07-24, is over'],
  [`2199-07-24 ${'rain '.repeat(100)}`, '300 characters at most'],
])('the line of the school’s own notice: %j is refused with what is wrong', (line, reason) => {
  expect(() => parseNotice(line, since)).toThrow(reason)
})

/** A site that starts with what `make` puts in the place of its notice, and what it logs. */
async function startWith(make: (file: string) => void) {
  const folder = newFolder()
  make(path.join(folder, 'notice.txt'))
  startAnew({ DATA_DIR: folder })
  const { log } = await import('@/lib/platform/log')
  const told = vi.spyOn(log, 'warn')
  const { siteNotice } = await import('./site-notice')
  const { current, problem } = siteNotice()
  return { current, problem, told: told.mock.calls }
}

it.each<[string, string, (file: string) => void]>([
  ['that cannot be read', 'it must be a file', (file) => mkdirSync(file)],
  ['that is no notice', 'must begin with', (file) => writeFileSync(file, 'School is closed')],
  ['whose last day is over', 'is over', (file) => writeFileSync(file, '2020-01-01 Closed')],
])(
  'the file of the notice: one %s is not shown, and the log and the doctor are told why',
  async (_, why, make) => {
    const { current, problem, told } = await startWith(make)
    expect(current).toBeNull()
    expect(problem).toContain(why)
    expect(told).toEqual([[{ file: expect.any(String), reason: problem }, 'notice not shown']])
  },
)
