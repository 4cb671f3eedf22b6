import { spawnSync } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { schoolDay } from '@/lib/school/dates'
import { startSite, temporaryFolder } from '@/testing/site'
import { modes } from '@/testing/system'
import { standalone } from '@/tools/lib/standalone'
import { sourceOf } from './support/lists'
import { expect, test, watchConsole } from './support/test'

const words = 'School is closed tomorrow: heavy rain & a landslide at <Sevoke>.'

function runNotice(dataDir: string, ...args: string[]) {
  const before = process.umask(0o077)
  const { status } = spawnSync(process.execPath, [`${standalone}/notice.mjs`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  process.umask(before)
  return status
}

test('shows the operator’s notice on every page within seconds, even while the vendor is down', async ({
  page,
}) => {
  const dataDir = await temporaryFolder()
  // Nothing listens there.
  const env = { VENDOR_API_URL: 'http://127.0.0.1:9' }
  let site = await startSite({ dataDir })
  const notice = page.locator('[data-slot=notice]')
  await page.goto(`${site.url}/our-motto`)
  await expect(notice).toBeEmpty()

  // The forms' message in a demonstration: components/forms/enquiry-form.test.tsx, lib/forms/forms.test.ts.
  await test.step('shows "Demonstration content" once on every page while the embedded vendor is in use', async () => {
    await expect(page.getByText('Demonstration content', { exact: true })).toBeVisible()
    for (const path of ['/', '/our-motto', '/search?q=fees', '/news'])
      expect((await sourceOf(site.url + path)).match(/Demonstration content/g), path).toHaveLength(
        1,
      )
  })

  expect(runNotice(dataDir, 'School is closed')).toBe(1)
  expect(runNotice(dataDir, schoolDay(), words)).toBe(0)
  // The site runs as another user than the command.
  expect((await stat(path.join(dataDir, 'notice.txt'))).mode & 0o777).toBe(modes.all)
  const motto = () => sourceOf(`${site.url}/our-motto`)
  await expect.poll(motto).toContain('landslide')
  await site.stop()
  site = await startSite({ dataDir, env })
  const messages = watchConsole(page)
  for (const url of ['/', '/contact-us']) {
    await page.goto(site.url + url)
    await expect(notice, url).toHaveText(words)
    expect((await notice.boundingBox())?.y, url).toBe(0)
  }
  expect(messages).toEqual([])
  for (const url of [
    '/our-motto',
    '/news',
    '/blog-inner?id=nobody-has-it',
    '/documents/none.pdf',
    '/pictures/none.webp',
    '/media/none/file/none.pdf',
  ])
    expect(await (await fetch(site.url + url)).text(), url).toContain('landslide at &lt;Sevoke&gt;')
  expect(await (await fetch(`${site.url}/feed.xml`)).text()).toContain('School is closed tomorrow')

  expect(runNotice(dataDir, '--clear')).toBe(0)
  await expect.poll(motto).not.toContain('landslide')

  await test.step('logs a notice line that it cannot parse', async () => {
    await writeFile(path.join(dataDir, 'notice.txt'), 'School is closed\n')
    await expect.poll(() => site.log()).toContain('notice not shown')
  })
  await site.stop()
})
