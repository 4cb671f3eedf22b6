import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { canRunWhole, isPartlyTested, pageShowing, pagesToTest, specsToTest } from './changed-page'

it.each([
  ['content/pages/our-motto.mdx', '/our-motto'],
  ['content/pages/hall-of-Fame.mdx', '/hall-of-Fame'],
  ['content/fees.yaml', '/fee-structure'],
  ['content/school.yaml', '/'],
])('finds the page that shows the content of %s: %s', (file, page) => {
  expect(pageShowing(file)).toBe(page)
  expect(routes.map((route) => route.path)).toContain(page)
})

const typical = ['/', '/our-curriculum', '/news']

it.each([
  ['public/pictures/library-400.webp', ['/our-library'], ['/our-motto']],
  ['public/pictures/yoga-1200.webp', ['/games-and-sports'], ['/our-motto']],
  ['content/fees.yaml', ['/hostel-fee'], ['/our-motto']],
  ['content/school.yaml', ['/our-transport-system'], ['/our-motto']],
  ['app/globals.css', typical, []],
  ['proxy.ts', typical, []],
  ['package-lock.json', typical, []],
  ['app/(lists)/events/page.tsx', ['/events'], ['/news']],
  ['components/forms/career-form-client.tsx', [...typical, '/Career'], []],
  ['lib/forms/admission.ts', ['/admission-form'], ['/news']],
])('the pages to test after a change of %s include %j', (file, pages, others) => {
  const tested = pagesToTest(file)
  expect(tested).toEqual(expect.arrayContaining(pages))
  expect(tested.filter((page) => others.includes(page))).toEqual([])
})

it.each([
  [
    'components/lists/pager.tsx',
    ['e2e/back.spec.ts', 'e2e/filters.spec.ts', 'e2e/records.spec.ts'],
  ],
  ['tailwind.config.ts', ['e2e/forms-contact.spec.ts']],
  ['lib/text/fold.ts', []],
])('the browser tests to run after a change of %s are %j', (file, specs) => {
  expect(specsToTest(file).sort()).toEqual(specs)
})

it.each(['components/ui/enhancements.test.tsx', 'lib/text/fold.ts', 'content/pages/gone.mdx'])(
  'tests no page after a change of %s',
  (file) => expect(pagesToTest(file)).toEqual([]),
)

it('recognises shared files, whose change may break other pages or tests', () => {
  const known = ['content/pages/our-motto.mdx', 'lib/text/fold.test.ts', 'e2e/walk.spec.ts']
  const shared = ['lib/text/fold.ts', 'docs/editing.md', 'public/documents/syllabus.pdf']
  expect([...known, ...shared].filter(isPartlyTested)).toEqual(shared)
})

it.each([
  ['Total: 0 tests in 0 files', true],
  ['Total: 14 tests in 3 files', true],
  ['Total: 242 tests in 58 files', false],
])(
  'allows the slow mode WHOLE=1 only for tests in at most five files: %s → %s',
  (listing, isWhole) => {
    expect(canRunWhole(`Listing tests:\n${listing}\n`)).toBe(isWhole)
  },
)
