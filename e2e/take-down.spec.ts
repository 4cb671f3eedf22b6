import { z } from 'zod'
import { runNode } from '@/testing/run-node'
import { standalone } from '@/tools/lib/standalone'
import { publishedPicture } from './support/media'
import { skipWithoutNginx, startFront } from './support/nginx'
import { expect, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole tests the command behind nginx')
skipWithoutNginx()

const records = z.array(
  z.object({ uid: z.string(), title: z.string(), files: z.array(z.unknown()) }),
)

// A record, after a restart, and with another secret: lib/media-url/blocklist.test.ts. Its messages: operator/take-down.test.ts.
test('take-down.mjs blocks a picture and a record behind nginx, and unblocks both with --back', async ({
  pairOf,
}) => {
  const { site, vendor } = await pairOf({ TRUSTED_HOPS: '1', REVALIDATE_SECONDS: '2' })
  const front = await startFront([site])
  const takeDown = async (...args: string[]) => {
    const command = { env: { ...front.env, DATA_DIR: site.dataDir } }
    const { code, output } = await runNode([`${standalone}/take-down.mjs`, ...args], command)
    expect(code, output).toBe(0)
    return output.trim()
  }
  const statusOf = async (path: string) => (await front.visitor.get(path)).status()
  const picture = await publishedPicture(site)
  const variants = ['160', '320', '1280', 'preview'].map((one) =>
    picture.replace('/1280/', `/${one}/`),
  )
  for (const path of variants) expect(await statusOf(path), path).toBe(200)
  const cached = await front.visitor.get(picture)
  expect(cached.headers()['x-cache']).toBe('HIT')

  const news = records.parse(await (await fetch(`${site.url}/api/lists/news`)).json())
  // A record with a file is also in the ticker, as a separate record.
  const { uid, title = '' } = news.find(({ files }) => files.length === 0) ?? {}
  const pages = ['/', '/news', '/feed.xml']
  const has = async (page: string) => (await (await front.visitor.get(page)).text()).includes(title)
  for (const page of pages) expect(await has(page), page).toBe(true)

  // In an outage too, in which cached pages still have the record.
  vendor.setFault('status 500')
  await takeDown(front.url + picture)
  for (const path of variants) expect(await statusOf(path), path).toBe(404)
  await takeDown(`${front.url}/news#news-${uid}`)
  for (const page of pages) await expect.poll(() => has(page), { message: page }).toBe(false)
  vendor.setFault(null)
  expect(await takeDown()).toBe(`${picture}\n/news#news-${uid}`)

  await takeDown('--back', front.url + picture)
  await takeDown('--back', `${front.url}/news#news-${uid}`)
  await expect.poll(() => statusOf(picture)).toBe(200)
  await expect.poll(() => has('/news')).toBe(true)
  await front.stop()
})
