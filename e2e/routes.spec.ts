import { expect, test } from './support/test'

test('Any unknown path redirects to the home page, replacing the history entry', async ({
  page,
}) => {
  await page.goto('/our-motto')
  await page.evaluate(() => location.assign('/no-such-page?x=1'))
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/our-motto')
})
