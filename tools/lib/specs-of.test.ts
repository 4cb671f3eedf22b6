import { expect, it } from 'vitest'
import { specsOf } from './specs-of.mjs'

const specs = ['home', 'news', 'forms', 'forms-contact', 'forms-career', 'toppers', 'stop'].map(
  (name) => `e2e/${name}.spec.ts`,
)

it.each([
  ['app/(lists)/news/page.tsx', ['news']],
  ['components/home/ticker.tsx', ['home']],
  ['components/lists/topper-list-client.tsx', ['toppers']],
  ['components/forms/contact-view.tsx', ['forms', 'forms-contact']],
  ['server/stop.ts', ['stop']],
  ['e2e/forms-career.spec.ts', ['forms', 'forms-career']],
  ['README.md', []],
])('%s: %j', (file, names) => {
  expect(specsOf([file], specs)).toEqual(names.map((name) => `e2e/${name}.spec.ts`))
})
