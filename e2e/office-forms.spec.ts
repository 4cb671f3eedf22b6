import path from 'node:path'
import sharp from 'sharp'
import { photograph } from '@/testing/photograph'
import {
  bytesOf,
  content,
  expand,
  field,
  linesBeside,
  list,
  openForm,
  openForms,
  openOffice,
  reach,
  save,
  saveButton,
  testForms,
  textOf,
  type,
} from './support/office-forms'
import { expect, test } from './support/test'

testForms()

/** One text of each form, and the rows to open until it shows. */
const someField: Record<string, [title: string, list?: string]> = {
  fees: ['Name', 'Classes'],
  session: ['Last date for admission'],
  school: ['Motto'],
  facts: ['Dress for games'],
  uniform: ['Months', 'Seasons'],
  admission: ['In a few words', 'Rules of the application'],
  disclosure: ['Title', 'Sections'],
  pictures: ['What is seen', 'Pictures'],
  menu: ['A few words on it', 'Panels'],
  search: ['Word of the website', 'Other words'],
  buses: ['Road or place', 'Routes'],
}

test('saves a content file byte for byte as before when you undo a change in its form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 5000 })
  const elsewhere = await openForms(page)
  expect(content.size).toBeGreaterThan(60)
  for (const [file, text] of content) {
    // Without a notice, its file has no text to change.
    if (text.trim() === '{}') continue
    const [title, within] = someField[path.basename(file, '.yaml')] ?? ['Title']
    const change = async (edit: (value: string) => string) => {
      await openForm(page, file)
      if (within) await expand(list(page, within))
      const box = field(page, title)
      await box.fill(edit(await box.inputValue()))
      return save(page, file)
    }
    const changed = await change((value) => `${value} हिन्दी`)
    expect(linesBeside(changed, text), file).toEqual([expect.stringContaining(' हिन्दी')])
    expect(linesBeside(text, changed), file).toHaveLength(1)
    expect(await change((value) => value.replace(' हिन्दी', '')), file).toBe(text)
  }
  expect(elsewhere).toEqual([])
})

test('on a phone, saves a fee, a photograph, a new page and a notice, and refuses mistakes with the messages of the check', async ({
  pageOf,
}) => {
  const page = await pageOf({
    viewport: { width: 390, height: 720 },
    hasTouch: true,
    isMobile: true,
  })
  await openForms(page)
  const refuse = async (message: string) => {
    await saveButton(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(message)
    await dialog.getByRole('button', { name: 'OK' }).click()
    // While it closes, the editor moves the focus, and would lose what is typed.
    await expect(dialog).toBeHidden()
  }

  await openForm(page, 'content/fees.yaml')
  await expand(list(page, 'Classes'))
  const fee = field(page, 'Admission fee')
  await type(fee, '27OOO')
  await saveButton(page).click()
  await expect(page.getByText('This is not an amount. Enter whole rupees in')).toBeVisible()
  expect(await textOf(page, 'content/fees.yaml')).toBe(content.get('content/fees.yaml'))
  await type(fee, 'Rs. 27,500/-')
  const fees = await save(page, 'content/fees.yaml')
  expect(linesBeside(fees, content.get('content/fees.yaml') ?? '')).toEqual([
    '    admission: 27500',
  ])

  await openForm(page, 'content/pages/our-library.mdx')
  const words = field(page, 'Words')
  await type(words, 'The {two} houses')
  await refuse('{two} is read as code')
  await type(words, '[See](/our-libary)')
  await refuse('If it is right all the same, do not wait: press “Save” again')
  await page.getByRole('radio', { name: 'campus', exact: true }).check()
  expect(await save(page, 'content/pages/our-library.mdx')).toMatch(
    /\npicture: campus\n[\s\S]*\[See\]\(\/our-libary\)/,
  )

  await openOffice(page, '#/assets/content/photographs')
  const buffer = await photograph(1800, 1200, 6).jpeg().toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'library.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click()
  const saved = 'content/photographs/library.webp'
  await expect.poll(() => bytesOf(page, saved), { timeout: 30_000 }).not.toHaveLength(0)
  const facts = await sharp(await bytesOf(page, saved)).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 1200, height: 1800 })
  expect(facts).not.toHaveProperty('exif')
  await openOffice(page, '#/assets/content/photographs/library.webp')
  await page.getByRole('button', { name: 'Show Edit Options' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await dialog.getByRole('textbox').fill('hero-campus.webp')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  const renamed = 'content/photographs/hero-campus.webp'
  await expect.poll(() => bytesOf(page, renamed)).not.toHaveLength(0)
  expect(await bytesOf(page, saved)).toHaveLength(0)

  await openOffice(page, '#/collections/pages')
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  await type(field(page, 'Title'), 'Our Rose Garden')
  const description = 'The rose garden of the school, and who looks after its flowers.'
  await type(field(page, 'Description'), description)
  await page.getByRole('radio', { name: 'about', exact: true }).check()
  await type(field(page, 'Words'), 'It lies behind the hostel.')
  await refuse('has no section; enter one')
  const section = page.getByRole('group', { name: /“\W?Section\W?” Field/ })
  await reach(section.getByRole('combobox'))
  await section.getByRole('combobox').click()
  await page.getByRole('option', { name: 'facilities' }).click()
  expect(await save(page, 'content/pages/our-rose-garden.mdx')).toBe(
    `---\ntitle: Our Rose Garden\nsection: facilities\ndescription: ${description}\npicture: about\n---\n\nIt lies behind the hostel.\n`,
  )

  await openForm(page, 'content/notices.yaml')
  await page.getByRole('button', { name: /^Add \W?Notice/ }).click()
  await type(field(page, 'Words'), 'The school is closed on 30 and 31 July: rain.')
  await type(field(page, 'First day without classes'), '2098-07-30')
  await type(field(page, 'First day on which it is shown'), '29.07.2098')
  await type(field(page, 'Last day on which it is shown'), '2098-07-31')
  await saveButton(page).click()
  await expect(page.getByText('This is not a date. Enter year, month and day')).toBeVisible()
  await type(field(page, 'First day on which it is shown'), '2098-07-29')
  await refuse('has no classes from Wednesday, 30 Jul 2098 to Thursday, 31 Jul 2098')
  expect(await save(page, 'content/notices.yaml')).toContain('    closed: 2098-07-30\n')
})
