import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  expand,
  field,
  list,
  openForm,
  openForms,
  openOffice,
  saveButton,
  testForms,
  type,
} from './support/office-forms'
import { expect, test } from './support/test'

testForms()

test('takes screenshots for docs/editing.md', async ({ page, site }) => {
  test.skip(!process.env.RETAKE, 'RETAKE=1 takes the screenshots again')
  const shoot = async (name: string, part: Page | Locator = page) =>
    sharp(await part.screenshot({ animations: 'disabled' }))
      .webp({ quality: 70 })
      .toFile(`docs/editing/${name}.webp`)
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto(`${site.url}/our-library`)
  await shoot('page')
  await page.goto(`${site.url}/fee-nursury`)
  await shoot('fees', page.getByRole('main').getByRole('table').first())
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(`${site.url}/our-library`)
  await page.getByRole('button', { name: 'Academics' }).click()
  await shoot('menu')
  await page.setViewportSize({ width: 800, height: 520 })
  await openOffice(page)
  await page.getByRole('button', { name: 'Sign in with a token' }).waitFor()
  await shoot('sign-in')
  await page.getByRole('button', { name: 'Sign in with a token' }).click()
  await page.getByRole('textbox', { name: 'Token' }).waitFor()
  await shoot('token-github')
  await page.setViewportSize({ width: 960, height: 640 })
  await openForms(page)
  await openForm(page, 'content/fees.yaml')
  await expand(list(page, 'Classes'))
  await shoot('form')
  await type(field(page, 'Admission fee'), '27OOO')
  await saveButton(page).click()
  await expect(page.getByText('This is not an amount.')).toBeVisible()
  await shoot('refused')
})
