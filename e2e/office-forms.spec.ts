import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { photograph } from '@/testing/photograph'
import { runJob } from './support/ci-job'
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
  screenOf,
  testForms,
  textOf,
  type,
  writeFiles,
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
  await openForms(page)
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
})

for (const width of [1280, 390])
  test(`the editing forms change only the edited lines of a content file (${width} px wide)`, async ({
    pageOf,
  }) => {
    const page = await pageOf(screenOf(width))
    const elsewhere = await openForms(page)
    const savedLines = async (file: string) => {
      const before = content.get(file) ?? ''
      const after = await save(page, file)
      return [linesBeside(before, after), linesBeside(after, before)]
    }

    await openForm(page, 'content/fees.yaml')
    for (const tab of await page.locator('.tabs .iconic').all())
      expect(await tab.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    const row = list(page, 'Classes').locator('.item').nth(1)
    await reach(row)
    await expect(row.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    const button = await row.getByRole('button').last().boundingBox()
    const name = await row.locator('.summary').boundingBox()
    const bottom = (button?.y ?? 0) + (button?.height ?? 0)
    expect(bottom, 'no button lies over the name').toBeLessThanOrEqual(name?.y ?? 0)
    await expand(list(page, 'Classes'))
    const fee = field(page, 'Admission fee')
    await type(fee, '27OOO')
    const box = await fee.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width)
    await saveButton(page).click()
    await expect(
      page.getByText('This is not an amount. Enter whole rupees in digits only, such as'),
    ).toBeVisible()
    await expect(fee).toHaveValue('27OOO')
    expect(await textOf(page, 'content/fees.yaml')).toBe(content.get('content/fees.yaml'))
    for (const [input, saved] of [
      ['1,27,500', '127500'],
      ['Rs. 27,500/-', '27500'],
    ] as const) {
      await type(fee, input)
      expect(await savedLines('content/fees.yaml')).toEqual([
        ['    admission: 25000'],
        [`    admission: ${saved}`],
      ])
      await openForm(page, 'content/fees.yaml')
      await expand(list(page, 'Classes'))
    }

    await openForm(page, 'content/school.yaml')
    await expand(list(page, 'Departments'), 3)
    await type(field(page, 'Telephone'), '9434012345')
    expect(await savedLines('content/school.yaml')).toEqual([
      ["    phone: '9000000005'"],
      ["    phone: '9434012345'"],
    ])

    await openForm(page, 'content/pages/our-library.mdx')
    const words = field(page, 'Words')
    await reach(words)
    const sentence = 'Classes up to VIII have a library period every week.'
    await words.fill((await words.inputValue()).replace(sentence, 'Pustakalay: पुस्तकालय গ্রন্থাগার.'))
    await page.getByRole('radio', { name: 'campus', exact: true }).check()
    expect(await savedLines('content/pages/our-library.mdx')).toEqual([
      ['picture: library', expect.stringContaining(sentence)],
      ['picture: campus', expect.stringContaining('पुस्तकालय গ্রন্থাগার.')],
    ])

    await openForm(page, 'content/facts.yaml')
    const clubs = list(page, 'Clubs')
    await reach(clubs.locator('.item').nth(1))
    // With a mouse, a drag handle that supports arrow keys; otherwise a button.
    const up = clubs.getByRole('button', { name: /^Move(?: Up)?$/ }).nth(1)
    await up.press((await up.getAttribute('aria-keyshortcuts')) ? 'ArrowUp' : 'Enter')
    await clubs.getByRole('button', { name: /Add \W?Club/ }).click()
    // The editor moves the focus to the new row, in its own time.
    await expect(clubs.getByRole('button', { name: 'Close' }).last()).toBeFocused()
    // On a busy machine the moved row is open too.
    const added = clubs.locator('.item').last()
    await type(added.getByRole('textbox', { name: 'Name' }), 'Chess Club')
    await type(added.getByRole('textbox', { name: 'What it does' }), 'plays on Saturdays')
    expect(await savedLines('content/facts.yaml')).toEqual([
      [],
      ['  - name: Chess Club', '    does: plays on Saturdays'],
    ])
    expect(await textOf(page, 'content/facts.yaml')).toMatch(
      /clubs:\n {2}- name: Science Club\n.*\n {2}- name: Eco Club\n[\s\S]*- name: Chess Club/,
    )

    const buffer = await photograph(1800, 1200, 6).jpeg().toBuffer()
    await openOffice(page, '#/assets/content/photographs')
    await page.getByRole('button', { name: 'Upload photographs' }).first().waitFor()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'library.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Upload', exact: true }).last().click()
    await expect
      .poll(() => bytesOf(page, 'content/photographs/library.webp'), { timeout: 30_000 })
      .not.toHaveLength(0)
    const picture = await bytesOf(page, 'content/photographs/library.webp')
    const facts = await sharp(picture).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1200, height: 1800 })
    for (const name of ['exif', 'xmp', 'iptc', 'orientation'])
      expect(facts).not.toHaveProperty(name)
    const uploaded = page.getByRole('row', { name: 'library.webp' })
    const shown = await uploaded.evaluate(
      (one) => one.textContent + getComputedStyle(one, '::after').content,
    )
    expect(shown, 'the name below the photograph').toContain('library.webp')
    expect(elsewhere).toEqual([])
  })

for (const width of [1280, 390])
  test(`the editing forms show the content check’s errors, but save an unknown link the second time (${width} px wide)`, async ({
    pageOf,
  }) => {
    const page = await pageOf(screenOf(width))
    await openForms(page)
    const library = 'pages/our-library.mdx'
    const slips: [file: string, title: string, typed: string, message: string | RegExp][] = [
      ['school.yaml', 'Number of the call button', '+91 90000 00002', 'is not a valid phone'],
      ['school.yaml', 'Motto', '“Service Before Self”', 'has curly quotes'],
      ['school.yaml', 'City', '{town}', 'has a curly bracket { that means nothing here'],
      ['school.yaml', 'Motto', '', /required/i],
      ['session.yaml', 'Last date for admission', '31 March 2019', 'is years away'],
      ['fees.yaml', 'Transport', '0', 'transport 0 is not an amount. Enter whole rupees'],
      [library, 'Description', 'Our library', /50/],
      [library, 'Words', 'It **opens at 8.', '“**” would be shown literally'],
      [library, 'Words', '##Reading week', '“##R” would be shown literally'],
      [library, 'Words', 'The {two} houses', '{two} is read as code'],
      [library, 'Words', '[See](/our-libary)', 'Enter /our-library. If it is right'],
    ]
    for (const [name, title, typed, message] of slips) {
      const file = `content/${name}`
      await openForm(page, file)
      const box = field(page, title)
      await reach(box)
      const before = await box.inputValue()
      await type(box, typed)
      await saveButton(page).click()
      const dialog = page.getByRole('alertdialog')
      const words = dialog.or(
        page
          .getByRole('group', { name: new RegExp(`“\\W?${title}\\W?” Field`) })
          .getByRole('alert'),
      )
      await expect(words.filter({ hasText: message }).first(), `${title}: ${typed}`).toBeVisible()
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'OK' }).click()
      expect(await textOf(page, file), typed).toBe(content.get(file))
      if (typed.startsWith('[')) expect(await save(page, file)).toContain(typed)
      else {
        await box.fill(before)
        await expect(saveButton(page)).toBeDisabled()
      }
    }
  })

test('adds a page on a phone at an address made from its title, and offers no way to delete a page', async ({
  pageOf,
}) => {
  const page = await pageOf(screenOf(390))
  await openForms(page)
  await openForm(page, 'content/pages/our-motto.mdx')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await openOffice(page, '#/collections/pages')
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  await type(field(page, 'Title'), 'Our Rose Garden')
  const description = 'The rose garden of the school, and who looks after its flowers.'
  await type(field(page, 'Description'), description)
  await page.getByRole('radio', { name: 'about', exact: true }).check()
  await type(field(page, 'Words'), 'It lies behind the hostel.')
  await saveButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('has no section; enter one')
  await dialog.getByRole('button', { name: 'OK' }).click()
  const section = page.getByRole('group', { name: /“\W?Section\W?” Field/ })
  await section.getByRole('combobox').click()
  await page.getByRole('option', { name: 'facilities' }).click()
  expect(await save(page, 'content/pages/our-rose-garden.mdx')).toBe(
    `---\ntitle: Our Rose Garden\nsection: facilities\ndescription: ${description}\npicture: about\n---\n\nIt lies behind the hostel.\n`,
  )
})

test('asks before the arrow closes a form with unsaved words, and Escape does not close it', async ({
  page,
}) => {
  await openForms(page)
  await openForm(page, 'content/school.yaml')
  await field(page, 'Motto').fill('Unsaved')
  await expect(saveButton(page)).toBeEnabled()
  await page.keyboard.press('Escape')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  const back = page.getByRole('button', { name: 'Cancel Editing' })
  await back.click()
  await expect(field(page, 'Motto')).toHaveValue('Unsaved')
  await back.click()
  await expect(field(page, 'Motto')).toBeHidden()
  const question = 'Your words are not saved. Leave the form without them?'
  expect(asked).toEqual([question, question])
})

test('asks you to reload a form whose file has changed, and then offers no draft that would undo the change', async ({
  page,
}) => {
  await openForms(page)
  // Only a folder that opens by itself had drafts, half a second after the last key.
  await page.reload()
  const file = 'content/fees.yaml'
  await openForm(page, file)
  await type(field(page, 'Forms, registration and processing'), '3,100')
  await page.waitForTimeout(1500)
  const changed = (content.get(file) ?? '').replace(/^transport: .*/m, 'transport: 3700')
  await writeFiles(page, [[file, changed]])
  await saveButton(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('The file of this form has changed')
  expect(await textOf(page, file)).toBe(changed)
  await page.reload()
  await openForm(page, file)
  await type(field(page, 'Transport'), '3,800')
  expect(linesBeside(await save(page, file), changed)).toEqual(['transport: 3800'])
})

test('says that a photograph which is in its place already cannot be deleted in the forms', async ({
  page,
}) => {
  await openForms(page)
  const file = 'content/photographs/campus.jpg'
  await writeFiles(page, [[file, 'a photograph']])
  await page.reload()
  await openOffice(page, '#/assets/content/photographs')
  await page.getByRole('row', { name: 'campus.jpg' }).getByRole('checkbox').check()
  await page.evaluate(`fileOf('${file}').then((one) => one.remove())`)
  const warning = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('button', { name: 'Delete' }).last().click()
  const dialog = await warning
  expect(dialog.message()).toMatch(
    /^campus\.jpg is already in its place on this computer\. See “To undo”/,
  )
  await dialog.accept()
})

// Last, and not in a file of its own, because it builds the forms that the tests above use.
test('the CI job "forms" builds editing forms that save to the job’s own repository', async () => {
  expect(await runJob('forms', '.', { repository: 'school/website-of-ours' }, {})).toMatchObject({
    code: 0,
  })
  const built = readdirSync('tools/office/dist', { recursive: true, encoding: 'utf8' })
  const scripts = built.filter((name) => name.endsWith('.js'))
  const texts = scripts.map((name) => readFileSync(path.join('tools/office/dist', name), 'utf8'))
  for (const part of ['school/website-of-ours', 'target_name:`school`'])
    expect(
      texts.filter((text) => text.includes(part)),
      part,
    ).toHaveLength(1)
  expect(built).toContain(path.join('pictures', 'library.webp'))
})
