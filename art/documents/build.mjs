/**
 * Makes the site's documents from the templates beside this file.
 *
 *   node art/documents/build.mjs            all of them
 *   node art/documents/build.mjs notices    those of one template, or whose file name contains the word
 *
 * Needs a Chromium (CHROMIUM_PATH, or the system's) and, for the video, ffmpeg.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openBrowser } from './lib/browser.mjs'
import { missing, ROOT } from './lib/pictures.mjs'

/**
 * @typedef {object} Job
 * @property {string} file where it goes, from the repository's root
 * @property {number} limit largest size in kB
 * @property {(browser: Awaited<ReturnType<typeof openBrowser>>) => Promise<Buffer | string>} make
 */

const TEMPLATES = path.join(ROOT, 'art/documents/templates')
const wanted = process.argv.slice(2)

/** @type {Array<Job & {template: string}>} */
const jobs = []
for (const name of (await readdir(TEMPLATES)).filter((file) => file.endsWith('.mjs')).sort()) {
  const { default: found } = await import(pathToFileURL(path.join(TEMPLATES, name)).href)
  for (const job of found) jobs.push({ ...job, template: name.replace('.mjs', '') })
}
const chosen = wanted.length
  ? jobs.filter((job) =>
      wanted.some((word) => job.template === word || path.basename(job.file).includes(word)),
    )
  : jobs
if (chosen.length === 0) {
  console.error(
    `Nothing is called ${wanted.join(', ')}. There are: ${[...new Set(jobs.map((job) => job.template))].join(', ')}.`,
  )
  process.exit(1)
}

const browser = await openBrowser()
let failed = 0
try {
  for (const job of chosen) {
    const made = Buffer.from(await job.make(browser))
    const target = path.join(ROOT, job.file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, made)
    const kilobytes = made.length / 1000
    const large = kilobytes > job.limit
    if (large) failed += 1
    console.log(
      `${kilobytes.toFixed(1).padStart(7)} kB  ${job.file}${large ? `  LARGER THAN ${job.limit} kB` : ''}`,
    )
  }
} finally {
  await browser.close()
}
if (missing.size) console.warn(`Not found, a plain ground stands there: ${[...missing].join(', ')}`)
if (failed) process.exitCode = 1
