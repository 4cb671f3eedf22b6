import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { fetchNuChecker, nuChecker } from '@/tools/lib/nu-checker.mjs'
import { everyAddress, shareOf } from './support/addresses'
import { ibmViolations, sniffed } from './support/checkers'
import { expect, test } from './support/test'

/** The walk in the browser is shared by so many tests, which run side by side. */
const parts = 3

/** Messages of the Nu Html Checker that are not heeded. */
const nuMistakes = [
  // React closes elements without content as XML does, and quotes every attribute.
  /^Trailing slash on void elements/,
  // The frame of the map: what comes from another site does not reach ours.
  /“allow-scripts” and “allow-same-origin”/,
]

const nuReport = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

test.skip(!process.env.WHOLE, 'npm run test:whole asks outside checkers')

test('every address: the Nu Html Checker has nothing to say of the HTML as it is sent', async ({
  site,
  request,
}, info) => {
  test.skip(!fetchNuChecker(), 'no Java here, or the checker cannot be fetched')
  test.setTimeout(240_000)
  const addresses = new Map<string, string>()
  for (const [index, { address }] of (await everyAddress(site)).entries()) {
    const file = info.outputPath(`${index}.html`)
    await writeFile(file, await (await request.get(address)).text())
    addresses.set(file, address)
  }
  const checker = spawn('java', [
    '-jar',
    nuChecker,
    ...['--stdout', '--exit-zero-always', '--format', 'json'],
    ...addresses.keys(),
  ])
  const { messages } = nuReport.parse(await json(checker.stdout))
  const heeded = messages.filter(({ message }) => !nuMistakes.some((one) => one.test(message)))
  expect(
    heeded.map(({ url, message, extract }) =>
      [addresses.get(decodeURI(url).replace('file:', '')), message, extract].join(' | '),
    ),
  ).toEqual([])
  // One that did not run has nothing to say either.
  expect(messages.length).toBeGreaterThan(addresses.size)
})

for (let part = 0; part < parts; part++) {
  test(`every address: no violation for IBM's engine, no error for HTML_CodeSniffer at 360 and 1280 px (${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(400_000)
    const found: string[] = []
    for (const { address } of shareOf(await everyAddress(site), part, parts)) {
      await page.goto(address)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const one of [...(await ibmViolations(page)), ...(await sniffed(page))])
          found.push(`${address} at ${width} px: ${one}`)
      }
    }
    expect(found).toEqual([])
  })
}
