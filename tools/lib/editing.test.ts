import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { linkFolder } from '@/e2e/support/system'
import { fixedPaths } from '@/lib/routes/tree'
import { contentFaults } from '../checks/content/faults.mjs'
import { addPicture } from './picture-widths.mjs'
import { carryOut } from './recipes.mjs'

/** A block of docs/editing.md: lines to change in a file, a whole file, or what is typed into a terminal. */
type Block = { kind: string; file: string; isSlip: boolean; text: string }

/** A job as docs/editing.md tells it. */
type Job = {
  title: string
  blocks: Block[]
  /** Files that are copied into place. */
  documents: string[]
  /** Where the change is seen, and by which words. */
  seen: { page: string; words: string }
  /** What the check says of the slip. */
  says: string
}

const fence = /^```(\w*) ?([^\n(]*?)( \(a slip\))?\n([\s\S]*?)^```$/gm

const jobs: Job[] = readFileSync('docs/editing.md', 'utf8')
  .split(/^## (?=\d+\. )/m)
  .slice(1)
  .map((section) => {
    const [text = ''] = section.split(/^## A day without classes$/m)
    const blocks = [...text.matchAll(fence)].map(([, kind = '', file = '', slip, lines = '']) => ({
      kind,
      file,
      isSlip: slip !== undefined,
      text: lines,
    }))
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

/** What a copy does without. */
const left =
  /^(?:node_modules|\.next|\.git|\.data|\.bench|test-results|docs|mocks\/vendor\/media)(?:\/|$)/

/** A copy of what the office edits, or of the whole checkout. */
function copy(whole: boolean): string {
  const root = mkdtempSync(path.join(tmpdir(), 'editing-'))
  for (const folder of whole ? ['.'] : ['content', 'public'])
    cpSync(folder, path.join(root, whole ? '' : folder), {
      recursive: true,
      filter: (file) => !left.test(file) || (whole && file.startsWith('mocks')),
    })
  // What the jobs write is not measured against what the school charges meanwhile.
  writeFileSync(path.join(root, 'content/fees-confirmed.json'), '{}\n')
  return root
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A line as it may stand in the file today: other values, the same names and signs around them. */
function sameShape(line: string, file: string): RegExp {
  if (file.endsWith('.mdx') && /^[A-Z][^:]*\.$/.test(line)) return /^[A-Z].*\.$/
  const strings = line.match(/'[^']*'|"[^"]*"/g) ?? []
  // Of several the first says what the line is about.
  const [name] = strings.length > 1 ? strings : []
  const values = escaped(line)
    .replace(/'[^']*'|"[^"]*"/g, (text) =>
      name && text === escaped(name) ? text : `${text[0]}[^${text[0]}]*${text[0]}`,
    )
    .replace(/\b\d[\d_]*/g, '\\d[\\d_]*')
  return new RegExp(`^${values}$`)
}

/** What is gone from a file for good once the school has given and confirmed everything in it. */
const oncePerSchool = /sample|value: null/

/**
 * Puts the lines of a block into a file. Honest editing since may have changed their values. False when
 * the file has none of them any more, because nothing is left to be confirmed in it.
 */
function changeLines(root: string, { file, text }: Block): boolean {
  const at = path.join(root, file)
  const lines = readFileSync(at, 'utf8').split('\n')
  const steps = text.split('\n').slice(0, -1)
  const before = steps.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const after = steps.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  const find = (fits: (line: string, wanted: string) => boolean) =>
    lines.findIndex((_, start) =>
      before.every((wanted, add) => fits(lines[start + add] ?? '', wanted)),
    )
  const exact = find((line, wanted) => line === wanted)
  const place = exact >= 0 ? exact : find((line, wanted) => sameShape(wanted, file).test(line))
  if (place < 0 && oncePerSchool.test(before.join())) return false
  expect(
    place,
    `docs/editing.md tells to change lines that ${file} does not have:\n${before.join('\n')}`,
  ).not.toBe(-1)
  lines.splice(place, before.length, ...after)
  writeFileSync(at, lines.join('\n'))
  return true
}

/** Does what is typed into the terminal. */
async function type(root: string, command: string): Promise<void> {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
  const [, , script, , ...args] = words
  const isThere = existsSync(path.join(root, `content/pages/${args[1]}.mdx`))
  if (script === 'new' && !isThere) carryOut(args, root)
  if (script !== 'picture') return
  const [name = '', picture = '', text = ''] = args
  const file = path.join(root, name)
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#38a' } })
    .jpeg()
    .toFile(file)
  const pages = ['our-library.mdx']
  const places = {
    content: path.join(root, 'content'),
    pictures: path.join(root, 'public/pictures'),
    originals: path.join(root, 'tools/art/pictures'),
  }
  await addPicture({ file, name: picture, text, pages }, places)
}

/**
 * Does a job as the page says; with `slip`, as somebody does it who makes that mistake. False when there
 * is nothing left for it to do.
 */
async function doJob(root: string, { blocks, documents }: Job, slip = false): Promise<boolean> {
  for (const file of documents) writeFileSync(path.join(root, file), '%PDF-1.7\n')
  let isDone = true
  for (const block of blocks.filter(({ isSlip, kind }) => isSlip === slip || kind === 'sh')) {
    if (block.kind === 'sh') await type(root, block.text.trim())
    else if (block.kind === 'diff') isDone = changeLines(root, block) && isDone
    else {
      mkdirSync(path.dirname(path.join(root, block.file)), { recursive: true })
      writeFileSync(path.join(root, block.file), block.text)
    }
  }
  return isDone
}

const faultsOf = (root: string) =>
  contentFaults(path.join(root, 'content'), path.join(root, 'public'))

const withoutLine = (sentence: string) => sentence.replace(/:\d+ {2}/, ':  ')

it('docs/editing.md tells ten jobs, each with a slip and where the change is seen', () => {
  expect(jobs.map(({ title }) => title)).toHaveLength(10)
  for (const { title, seen, says, blocks } of jobs) {
    expect(seen.words, title).not.toBe('')
    expect(says, title).toMatch(/^content\/\S+:\d+ {2}/)
    expect(
      blocks.some(({ isSlip }) => isSlip),
      title,
    ).toBe(true)
  }
})

it('all ten, one after the other as the page says, leave nothing to be put right', async () => {
  const root = copy(false)
  for (const job of jobs) await doJob(root, job)
  expect(await faultsOf(root)).toEqual([])
})

describe('a slip gets one sentence, the one the page shows', () => {
  it.for(jobs)('$title', async (job, { skip }) => {
    const root = copy(false)
    if (!(await doJob(root, job, true))) skip('nothing is left to be confirmed')
    expect((await faultsOf(root)).map(withoutLine)).toEqual([withoutLine(job.says)])
  })
})

describe('in the built pages', () => {
  it('all ten are seen where the page says', { timeout: 400_000 }, async ({ skip }) => {
    if (!process.env.WHOLE) skip('npm run test:whole builds a copy for it')
    const root = copy(true)
    const done = []
    for (const job of jobs) if (await doJob(root, job)) done.push(job)
    linkFolder('node_modules', path.join(root, 'node_modules'))
    execFileSync(process.execPath, ['tools/build.mjs'], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const built = (page: string) =>
      readFileSync(path.join(root, `.next/server/app${page}.html`), 'utf8')
    for (const { title, seen } of done) expect(built(seen.page), title).toContain(seen.words)
    const [session] = jobs[3]?.blocks.map(({ text }) => /-.*'(.*)'/.exec(text)?.[1] ?? '') ?? []
    const before = fixedPaths().filter((page) => built(page).includes(`ession ${session}`))
    expect(before, 'the session stands in one place').toEqual([])
    rmSync(root, { recursive: true, force: true })
  })
})
