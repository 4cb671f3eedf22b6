import { z } from 'zod'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { runNode } from '@/testing/run-node'
import { type RunningSite, startSite, temporaryFolder, testToken } from '@/testing/site'
import { ensure } from '@/tools/lib/debian'
import { standalone } from '@/tools/lib/standalone'
import { publishedPicture, publishedPictures } from './support/media'
import { startFront } from './support/nginx'
import { expect, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole tests two instances behind nginx')

test.beforeAll(() => {
  test.skip(!ensure('nginx') || !ensure('openssl'), 'no Linux with nginx and openssl')
})

/** Runs the build's command; returns the exit code and the output. */
const takeDown = (env: Record<string, string>, ...args: string[]) =>
  runNode([`${standalone}/take-down.mjs`, ...args], { env })

const statusOf = async (url: string) => (await fetch(url)).status

test('blocks a picture everywhere with one command, until it is unblocked', async () => {
  const dataDir = await temporaryFolder()
  const env = { TRUSTED_HOPS: '1', REVALIDATE_SECONDS: '2' }
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  const shared = { dataDir, env: { ...env, VENDOR_API_URL: vendor.url } }
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)])
  const front = await startFront([one, two])
  const picture = await publishedPicture(one)
  const [, other = ''] = await publishedPictures(one)
  for (const path of [picture, picture.replace('/1280/', '/320/'), other]) {
    expect((await front.visitor.get(path)).status()).toBe(200)
    expect((await front.visitor.get(path)).headers()['x-cache']).toBe('HIT')
  }
  // In an outage too, while cached pages still show the record.
  vendor.setFault('status 500')
  const commandEnv = { ...front.env, DATA_DIR: dataDir }
  const { code, output } = await takeDown(commandEnv, front.url + picture)
  expect(code, output).toBe(0)
  for (const from of [one.url, two.url, front.url]) {
    for (const variant of ['160', '320', '1280', 'preview'])
      expect(
        (await front.visitor.get(from + picture.replace('/1280/', `/${variant}/`))).status(),
      ).toBe(404)
  }
  await test.step('removes a blocked record from every page, though the vendor has it and nginx cached the page', async () => {
    const all = z.array(
      z.object({ uid: z.string(), title: z.string(), files: z.array(z.unknown()) }),
    )
    const news = all.parse(await (await fetch(`${one.url}/api/lists/news`)).json())
    // A record with a file is also in the ticker, as a separate record.
    const { uid, title } = news.find(({ files }) => files.length === 0) ?? {}
    const blog = await (await fetch(`${one.url}/blog-post`)).text()
    const post = /\/blog-inner\?id=(\w+)/.exec(blog)?.[1]
    for (const [named, words = 'none', shown] of [
      [`/news#news-${uid}`, title, ['/', '/news', '/feed.xml']],
      [`/blog-inner?id=${post}`, post, ['/blog-post']],
    ] as const) {
      const pages = [one.url, two.url, front.url].flatMap((from) =>
        shown.map((page) => from + page),
      )
      const has = async (page: string) =>
        (await (await front.visitor.get(page)).text()).includes(words)
      for (const page of pages) expect(await has(page), page).toBe(true)
      const { code, output } = await takeDown(commandEnv, front.url + named)
      expect(code, output).toBe(0)
      for (const page of pages) await expect.poll(() => has(page), { message: page }).toBe(false)
      expect((await takeDown(commandEnv, '--back', front.url + named)).code).toBe(0)
      await expect.poll(() => has(pages[0] ?? '')).toBe(true)
    }
  })

  const shows = async (site: RunningSite) => (await publishedPictures(site)).includes(picture)
  vendor.setFault(null)
  for (const site of [one, two])
    await expect.poll(() => shows(site), { timeout: 30_000 }).toBe(false)
  await one.stop()
  const again = await startSite({ ...shared, port: Number(new URL(one.url).port) })
  for (const site of [again, two]) {
    expect(await statusOf(site.url + picture)).toBe(404)
    expect(await shows(site)).toBe(false)
  }
  expect((await takeDown(commandEnv)).output.trim()).toBe(picture)

  expect((await takeDown(commandEnv, '--back', front.url + picture)).code).toBe(0)
  for (const site of [again, two]) await expect.poll(() => statusOf(site.url + picture)).toBe(200)
  expect((await front.visitor.get(picture)).status()).toBe(200)
  await Promise.all([again, two, front].map(({ stop }) => stop()))
  await vendor.refuse()
})
