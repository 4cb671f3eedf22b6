import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { everyUrl } from '@/testing/page-urls'
import { has } from '@/tools/lib/debian'
import { fetchFromPackage } from '@/tools/lib/npm-pack'
import { expect, test } from './support/test'

const checkers = path.resolve('node_modules/.cache/checkers')
const nuChecker = path.join(checkers, 'vnu-26.9.27.jar')

const nuMistakes = [
  // React closes elements without content as XML does, and quotes every attribute.
  /^Trailing slash on void elements/,
  // The frame of the map: another origin's page cannot affect ours.
  /“allow-scripts” and “allow-same-origin”/,
]

const nuReport = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

test.skip(!process.env.WHOLE, 'only npm run test:whole runs external checkers')

test('serves HTML without Nu Html Checker errors at every URL', async ({ site, request }, info) => {
  const isThere =
    has('java') && fetchFromPackage('vnu-jar@26.9.27', 'build/dist/vnu.jar', nuChecker)
  test.skip(!isThere, 'no Java, or the checker could not be downloaded')
  const urlOfFile = new Map<string, string>()
  for (const [index, { url }] of (await everyUrl(site)).entries()) {
    const file = info.outputPath(`${index}.html`)
    await writeFile(file, await (await request.get(url)).text())
    urlOfFile.set(file, url)
  }
  const checker = spawn('java', [
    '-jar',
    nuChecker,
    ...['--stdout', '--exit-zero-always', '--format', 'json'],
    ...urlOfFile.keys(),
  ])
  const { messages } = nuReport.parse(await json(checker.stdout))
  const faults = messages.filter(({ message }) => !nuMistakes.some((one) => one.test(message)))
  expect(
    faults.map(({ url, message, extract }) =>
      [urlOfFile.get(decodeURI(url).replace('file:', '')), message, extract].join(' | '),
    ),
  ).toEqual([])
  // A checker that did not run reports nothing either.
  expect(messages.length).toBeGreaterThan(urlOfFile.size)
})
