import { contact, expectOutcome, fill, openForm, submitButton } from './support/forms'
import { startSite } from './support/site'
import { expect, test, watchConsole } from './support/test'

/** How often the note stands on a page as words, and not as data for scripts. */
async function notesAt(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return shown.split('Demonstration content').length - 1
}

test('"Demonstration content" stands on every page while the embedded vendor is used, and a form says that the demonstration kept it', async ({
  page,
}) => {
  const site = await startSite()
  const errors = watchConsole(page)
  for (const path of ['/', '/our-motto', '/first-year-cost?class=IX', '/news'])
    expect(await notesAt(site.url + path), path).toBe(1)
  const note = page.getByText('Demonstration content', { exact: true })
  await page.goto(site.url)
  await expect(note).toBeVisible()
  const kept = page.getByText(/was kept by the demonstration and did not reach the school/)
  await openForm(page, `${site.url}/contact-us`)
  await expect(note).toHaveCount(1)
  await expect(note).toBeVisible()
  await fill(page, contact)
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Your message has been sent successfully.')
  await expect(kept).toBeVisible()
  expect(errors).toEqual([])
  await site.stop()
})
