import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Slot } from '@/components/site/slot'
import { newFolder } from '@/e2e/support/folder'
import { formatEventDate, schoolDay } from '@/lib/school/dates'

const folder = newFolder()
writeFileSync(path.join(folder, 'notice.txt'), '2199-01-01 Closed: rain & <wind>\n')
vi.stubEnv('DATA_DIR', folder)
vi.stubEnv('VENDOR_API_URL', '')
const { fillSlots } = await import('./slots')

const page = (name: 'notice' | 'day' | 'demonstration') =>
  renderToStaticMarkup(Slot({ name, className: 'x' }))

it.each([
  ['notice', 'Closed: rain &amp; &lt;wind&gt;'],
  ['day', formatEventDate(schoolDay())],
  ['demonstration', 'Demonstration content'],
] as const)('the slot of %s is filled, its text escaped', (name, text) => {
  expect(fillSlots(`<main>${page(name)}</main>`)).toBe(
    `<main><p data-slot="${name}" class="x">${text}</p></main>`,
  )
})

it('a slot that nobody knows, and every other paragraph, stays as it is', () => {
  const html = '<p data-slot="other"></p><p data-slot="day">kept</p><p></p>'
  expect(fillSlots(html)).toBe(html)
})
