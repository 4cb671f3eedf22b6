import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { school } from '@/content/school'
import { pathsOf } from '@/lib/routes/tree'
import { factsOf } from '@/testing/content-facts'
import { photograph } from '@/testing/photograph'
import { linkPackages } from '@/testing/system'
import { contentFaults } from '../checks/content/faults'
import { copyOfCheckout, firstFailure } from './checkout-copy'
import { applyBlock, type Block, blocksOf } from './fenced'
import { addPicture } from './picture-widths'
import { tool } from './steps'

/** A job as docs/editing.md tells it. */
type Job = {
  title: string
  blocks: Block[]
  documents: string[]
  /** The page that shows the change, and its new words. */
  seen: { page: string; words: string }
  says: string
}

const guide = readFileSync('docs/editing.md', 'utf8')

const startOf = (session = '') => Number(session.slice(0, 4))

/** Sessions since the guide was written. The check rejects a session after the next. */
const yearsSince =
  Math.min(startOf(school.admissionSession), new Date().getFullYear()) -
  startOf(/^-admission: (.*)$/m.exec(guide)?.[1])

/** Moves the years and sessions in a text of the guide to the current session. */
const asOfNow = (text: string) =>
  text.replace(/(?<!such as )\b20\d\d(?:-\d\d(?![-\d]))?/g, (years) =>
    years
      .split('-')
      .map((year) => String(Number(year) + yearsSince))
      .join('-'),
  )

const jobs: Job[] = asOfNow(guide)
  .split(/^## (?=\d+\. )/m)
  .slice(1)
  .map((section) => {
    const [text = ''] = section.split(/^## A day without classes$/m)
    const blocks = blocksOf(text)
    const [, page = '', words = ''] = /^You see it on `([^`]+)`: “([^”]+)”/m.exec(text) ?? []
    return {
      title: text.split('\n')[0] ?? '',
      blocks: blocks.filter(({ kind }) => kind !== ''),
      documents: [...text.matchAll(/[Cc]opy (?:it|the PDF)\s+to\s+`([^`]+)`/g)].map(
        ([, file = '']) => file,
      ),
      seen: { page, words },
      says: blocks.find(({ kind }) => kind === '')?.text.trim() ?? '',
    }
  })

function copy(whole: boolean): string {
  const root = copyOfCheckout(whole ? undefined : ['content', 'public'])
  setBack(root)
  // The jobs write old figures: do not compare them with current fees.
  if (!whole) writeFileSync(path.join(root, 'content/confirmed.json'), '{}\n')
  return root
}

/**
 * Restores the state in which the guide begins: a sentence that the school may have rewritten, a missing document of the
 * disclosure, and no results that would be too early in the next session.
 */
function setBack(root: string): void {
  const change = (name: string, to: (text: string) => string) => {
    const file = path.join(root, 'content', name)
    writeFileSync(file, to(readFileSync(file, 'utf8')))
  }
  const [, sentence = ''] = /^-([A-Z].*\.)$/m.exec(guide) ?? []
  change('pages/our-library.mdx', (text) =>
    text.includes(sentence) ? text : `${text.trimEnd()}\n\n${sentence}\n`,
  )
  let start = startOf(asOfNow('2026-27'))
  change('disclosure.yaml', (text) =>
    text
      .replace(/(- label: Water test report\n)(?: {8}\w+: .*\n)+/, '$1')
      .replace(/(session: )20.*/g, (_all, name) => {
        start -= 1
        return `${name}${start}-${String(start + 1).slice(2)}`
      }),
  )
}

/** Returns true for the same line, and for one with the same name and another value. */
function isOfSameShape(line: string, wanted: string): boolean {
  if (line === wanted) return true
  const [, start, key] = /^(\s*(?:- )?(\w+): )./.exec(wanted) ?? []
  // Several lines have these names, and only their values tell them apart.
  return start !== undefined && !/^(?:name|label)$/.test(key ?? '') && line.startsWith(start)
}

/** Lines that disappear from a file once the school has given and confirmed every value. */
const oncePerSchool = /unconfirmed|confirm:|label:/

/** Applies a block even if the school has changed its values. Returns false if nothing is left to confirm there. */
function apply(root: string, block: Block): boolean {
  try {
    applyBlock(root, block, isOfSameShape)
    return true
  } catch (error) {
    if (oncePerSchool.test(block.text)) return false
    throw error
  }
}

/** Runs the commands of a job that the office types into a terminal. */
async function type(root: string, command: string): Promise<void> {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
  const [, , script, , ...args] = words
  if (script !== 'picture') return
  const [name = '', picture = '', text = ''] = args
  const file = path.join(root, name)
  await photograph(3000, 2000).jpeg().toFile(file)
  const places = {
    content: path.join(root, 'content'),
    pictures: path.join(root, 'public/pictures'),
    originals: path.join(root, 'tools/art/pictures'),
  }
  await addPicture({ file, name: picture, text }, places)
}

/** Applies a job of the guide, or with `slip` its mistake. Returns false if nothing is left to do. */
async function doJob(root: string, { blocks, documents }: Job, slip = false): Promise<boolean> {
  for (const file of documents) cpSync('public/documents/e-prospectus.pdf', path.join(root, file))
  const slips = blocks.filter(({ note }) => note === 'a slip').map(({ file }) => file)
  const done = blocks.filter(({ note, file }) =>
    note === 'a slip' ? slip : !slip || !slips.includes(file),
  )
  let isDone = true
  for (const block of done) {
    if (block.kind === 'sh') await type(root, block.text.trim())
    else isDone = apply(root, block) && isDone
  }
  return isDone
}

const faultsOf = (root: string) =>
  contentFaults(path.join(root, 'content'), path.join(root, 'public'), factsOf)

const withoutLine = (sentence: string) => sentence.replace(/:\d+ {2}/, ':  ')

it('finds ten jobs in docs/editing.md, each with a typical mistake and the page that shows the change', () => {
  expect(jobs.map(({ title }) => title)).toHaveLength(10)
  for (const { title, seen, says, blocks } of jobs) {
    expect(seen.words, title).not.toBe('')
    expect(says, title).toMatch(/^content\/\S+:\d+ {2}/)
    expect(blocks, title).toContainEqual(expect.objectContaining({ note: 'a slip' }))
  }
})

/** Makes every slip, and publishes a day without classes. A slip may hide another, which the next round finds. */
async function checkSlips() {
  const found: string[] = []
  const idle: Job[] = []
  let left = jobs
  for (let round = 0; left.length > 0 && round < jobs.length; round += 1) {
    const root = copy(false)
    const [closedDay] = blocksOf(guide.split(/^## A day without classes$/m)[1] ?? '')
    if (closedDay) applyBlock(root, closedDay)
    expect(readFileSync(path.join(root, 'content/notices.yaml'), 'utf8')).toContain(
      'The school is closed on Friday 24 July',
    )
    for (const job of left) if (!(await doJob(root, job, true))) idle.push(job)
    const faults = (await faultsOf(root)).map(withoutLine)
    found.push(...faults)
    left = left.filter((job) => !idle.includes(job) && !faults.includes(withoutLine(job.says)))
  }
  return { found, idle }
}

it('the content check reports the typical mistake of each job in docs/editing.md, and nothing else', async () => {
  const { found, idle } = await checkSlips()
  // A job is idle if nothing is left to confirm.
  const slips = jobs.filter((job) => !idle.includes(job)).map(({ says }) => withoutLine(says))
  expect(found.toSorted()).toEqual(slips.toSorted())
})

const check = tool('checks/content', '--figures-are-right')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']

it.runIf(process.env.WHOLE)(
  'the content check and the unit tests pass after all ten jobs of docs/editing.md',
  { timeout: 1_200_000 },
  async () => {
    const root = copy(true)
    for (const job of jobs) await doJob(root, job)
    // The office has done them, and others begin where it ended.
    setBack(root)
    for (const job of jobs) await doJob(root, job)
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
    const tests = ['--project=today', 'components/content', 'components/fees', 'lib/school']
    expect(await firstFailure(root, check, [...vitest, ...tests])).toBe('')
  },
)

const { WHOLE } = process.env
if (!WHOLE)
  it.skip('every check passes after each job of docs/editing.md (only in npm run test:whole)')
it.runIf(WHOLE).for(jobs)(
  'every check passes after the job “$title” of docs/editing.md',
  { timeout: 3_600_000 },
  async (job, { skip }) => {
    const root = copy(true)
    if (!(await doJob(root, job))) skip('nothing is left to be confirmed')
    linkPackages(root)
    const built = (page: string) =>
      readFileSync(path.join(root, `.next/server/app${page}.html`), 'utf8')
    // These two files make copies of the checkout themselves.
    const units = [...vitest, '--exclude=tools/lib/{editing,recipes}.test.ts']
    const build = tool('build', '--for-tests')
    expect(await firstFailure(root, check, tool('check'), units, build)).toBe('')
    expect(built(job.seen.page)).toContain(job.seen.words)
    if (job === jobs[3]) {
      const session = /^-.*: (.*)$/m.exec(job.blocks[0]?.text ?? '')?.[1]
      const before = pathsOf('page').filter((page) => built(page).includes(`ession ${session}`))
      expect(before, 'the session stands in one place').toEqual([])
    }
    const browser = ['node_modules/@playwright/test/cli.js', 'test']
    expect(await firstFailure(root, browser)).toBe('')
    rmSync(root, { recursive: true, force: true })
  },
)

it('docs/editing.md quotes the questions of the content check word for word', () => {
  const check = readFileSync('tools/checks/content/figures.ts', 'utf8')
  const questions = [...guide.matchAll(/`([A-Z][^`]*\?)`/g)]
  expect(questions.length).toBeGreaterThan(2)
  for (const [, question = ''] of questions) expect(check).toContain(question)
})
