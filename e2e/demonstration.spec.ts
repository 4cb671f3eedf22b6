import { startSite } from '@/testing/site'
import { sourceOf } from './support/lists'
import { expect, test } from './support/test'

// The forms' message in a demonstration: components/forms/enquiry-form.test.tsx, lib/forms/forms.test.ts.
test('shows "Demonstration content" once on every page while the embedded vendor is in use', async ({
  page,
}) => {
  const site = await startSite()
  for (const path of ['/', '/our-motto', '/first-year-cost?class=IX', '/news'])
    expect((await sourceOf(site.url + path)).match(/Demonstration content/g), path).toHaveLength(1)
  await page.goto(site.url)
  await expect(page.getByText('Demonstration content', { exact: true })).toBeVisible()
  await site.stop()
})
