import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'
import { sendChange } from './send-change'

const fees = 'content/fees.yaml'
const made = 'tools/art/documents/made.json'
const prospectus = 'mocks/vendor/media/files/prospectus.pdf'
let hub: string
let office: string
let other: string

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

function clone(): string {
  const folder = newFolder()
  git(folder, 'clone', '--quiet', hub, '.')
  git(folder, 'config', 'user.name', 'Asha Roy')
  git(folder, 'config', 'user.email', 'office@school.example')
  return folder
}

function setFee(folder: string, name: string, rupees: number): void {
  const file = path.join(folder, fees)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${rupees}`))
}

const published = (file: string) => git(hub, 'show', `main:${file}`)

beforeEach(() => {
  hub = newFolder()
  git(hub, 'init', '--quiet', '--bare', '--initial-branch=main')
  office = clone()
  git(office, 'checkout', '--quiet', '-B', 'main')
  for (const folder of ['content', 'public', 'tools/art/documents', 'mocks/vendor/media/files'])
    mkdirSync(path.join(office, folder), { recursive: true })
  const rows = Array.from({ length: 9 }, (_, at) => `row${at}: 0\n`).join('')
  const files = {
    [fees]: `tuition: 4400\n${rows}bus: 3650\n`,
    'public/film.mp4': 'film',
    [made]: '{}',
    [prospectus]: 'old',
    'content/fees.ts': 'code',
    'package.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(office, name), text)
  git(office, 'add', '--all')
  git(office, 'commit', '--quiet', '--message', 'Begin')
  git(office, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  other = clone()
})

it('sends the office’s new, changed and deleted files, and lists other changed files without sending them', () => {
  setFee(office, 'tuition', 4600)
  writeFileSync(path.join(office, 'public/guide.pdf'), 'new')
  writeFileSync(path.join(office, made), '{"made":1}')
  writeFileSync(path.join(office, prospectus), 'new')
  appendFileSync(path.join(office, 'content/fees.ts'), ' changed')
  git(office, 'add', 'content/fees.ts')
  git(office, 'rm', '--quiet', 'public/film.mp4')
  appendFileSync(path.join(office, 'package.json'), '\n')
  const sent =
    /^Sent: New fees\.[\s\S]*does not change them:\ncontent\/fees\.ts\npackage\.json\nIf you have added one, move it to its folder/
  const result = { isSent: true, text: expect.stringMatching(sent) }
  expect(sendChange(office, 'New fees')).toEqual(result)
  expect(published(fees)).toContain('tuition: 4600')
  const names = git(hub, 'ls-tree', '-r', '--name-only', 'main').split('\n')
  const kept = ['content/fees.ts', fees, prospectus, 'package.json', 'public/guide.pdf', made]
  expect(names).toEqual(kept)
  expect(published(prospectus)).toBe('new')
  expect(published('content/fees.ts')).toBe('code')
  // The next day it can send again.
  setFee(office, 'tuition', 4700)
  expect(sendChange(office, 'Tuition').isSent).toBe(true)
})

it('rebases an unsent commit onto the changes of others, and sends the commit', () => {
  setFee(other, 'bus', 3700)
  expect(sendChange(other, 'Bus').isSent).toBe(true)
  setFee(office, 'tuition', 4600)
  git(office, 'commit', '--quiet', '--all', '--message', 'Tuition')
  expect(sendChange(office, 'Again')).toMatchObject({ isSent: true })
  expect(published(fees)).toMatch(/tuition: 4600\n[\s\S]*bus: 3700/)
})

it('does not send a change when the content check rejects it together with a colleague’s', () => {
  setFee(office, 'tuition', 4600)
  const isSoundAlone = () => vi.fn().mockReturnValueOnce(true).mockReturnValue(false)
  expect(
    sendChange(office, 'Tuition', isSoundAlone()).isSent,
    'no colleague has changed anything',
  ).toBe(true)
  git(other, 'pull', '--quiet')
  setFee(other, 'bus', 3700)
  expect(sendChange(other, 'Bus').isSent).toBe(true)
  setFee(office, 'tuition', 4700)
  const result = { isSent: false, text: expect.stringMatching(/Correct the lines above/) }
  expect(sendChange(office, 'Tuition', isSoundAlone())).toEqual(result)
  expect(published(fees)).toContain('tuition: 4600')
  expect(readFileSync(path.join(office, fees), 'utf8')).toMatch(/tuition: 4700\n[\s\S]*bus: 3700/)
  expect(sendChange(office, 'Tuition').isSent).toBe(true)
  expect(published(fees)).toMatch(/tuition: 4700\n[\s\S]*bus: 3700/)
})

it('lets the clerk undo a revert that the content check rejects', () => {
  setFee(office, 'tuition', 4600)
  expect(sendChange(office, 'Fees').text).toMatch(/^Sent: Fees\..*\ncontent\/fees\.yaml$/)
  git(office, 'revert', '--no-edit', 'HEAD')
  const result = { isSent: false, text: 'Not sent. Correct the lines above, and send again.' }
  expect(sendChange(office, 'Old fee', () => false)).toEqual(result)
  expect(readFileSync(path.join(office, fees), 'utf8')).toContain('tuition: 4400')
  git(office, 'restore', 'content')
  expect(git(office, 'status')).toContain('up to date')
  expect(readFileSync(path.join(office, fees), 'utf8')).toContain('tuition: 4600')
})

it('sends the revert that docs/editing.md describes, and keeps a later change of somebody else', () => {
  setFee(office, 'tuition', 4600)
  expect(sendChange(office, 'Fees').isSent).toBe(true)
  const sent = git(office, 'rev-parse', '--short', 'HEAD')
  git(other, 'pull', '--quiet')
  setFee(other, 'bus', 3700)
  expect(sendChange(other, 'Bus').isSent).toBe(true)
  const [, pull = '', revert = ''] =
    /`git (pull)`[\s\S]*`git (revert --no-edit) \w+`/.exec(
      readFileSync('docs/editing.md', 'utf8'),
    ) ?? []
  git(office, pull)
  git(office, ...revert.split(' '), sent)
  expect(sendChange(office, 'Old fee').isSent).toBe(true)
  expect(published(fees)).toMatch(/^tuition: 4400\n[\s\S]*^bus: 3700$/m)
})

it.each([
  ['a change', 4600, () => setFee(office, 'tuition', 4600)],
  ['a revert', 4400, () => void git(office, 'revert', '--no-edit', 'HEAD')],
])(
  'keeps %s on the computer when somebody else has changed the same lines, so that the clerk can redo it',
  (_what, fee, change) => {
    setFee(office, 'tuition', 4500)
    expect(sendChange(office, 'First').isSent).toBe(true)
    git(other, 'pull', '--quiet')
    setFee(other, 'tuition', 5000)
    expect(sendChange(other, 'Theirs').isSent).toBe(true)
    change()
    const { isSent, text } = sendChange(office, 'Ours')
    expect(isSent).toBe(false)
    expect(text).toMatch(/somebody else has changed the same lines[\s\S]*CONFLICT/)
    expect(readFileSync(path.join(office, fees), 'utf8')).toContain(`tuition: ${fee}`)
    expect(git(office, 'status')).not.toContain('rebase')
    expect(published(fees)).toContain('tuition: 5000')
    git(office, 'restore', 'content', 'public', 'tools/art')
    git(office, 'pull')
    expect(readFileSync(path.join(office, fees), 'utf8')).toContain('tuition: 5000')
    setFee(office, 'tuition', fee)
    expect(sendChange(office, 'Ours').isSent).toBe(true)
    expect(published(fees)).toContain(`tuition: ${fee}`)
  },
)

it('lets the clerk pull after both have added the same page, once they deleted their own', () => {
  const page = 'content/pages/our-garden.mdx'
  for (const [folder, text] of [
    [other, 'Theirs'],
    [office, 'Ours'],
  ] as const) {
    mkdirSync(path.join(folder, 'content/pages'), { recursive: true })
    writeFileSync(path.join(folder, page), text)
  }
  expect(sendChange(other, 'Theirs').isSent).toBe(true)
  expect(sendChange(office, 'Ours').text).toMatch(
    /^Not sent.*delete a file that you added.*git pull/,
  )
  expect(readFileSync(path.join(office, page), 'utf8')).toBe('Ours')
  rmSync(path.join(office, page))
  git(office, 'pull')
  expect(readFileSync(path.join(office, page), 'utf8')).toBe('Theirs')
})

it('reports that no file has changed, or that GitHub cannot be reached', () => {
  expect(sendChange(office, 'Nothing')).toEqual({
    isSent: true,
    text: 'Nothing to send: no file of the office has changed.',
  })
  git(office, 'remote', 'set-url', 'origin', path.join(hub, 'gone'))
  setFee(office, 'tuition', 4600)
  const { isSent, text } = sendChange(office, 'Fees')
  expect(isSent).toBe(false)
  expect(text).toMatch(/^Not sent: are you online\? Your change is safe on this computer/)
  git(office, 'restore', 'content')
  git(office, 'remote', 'set-url', 'origin', hub)
  expect(sendChange(office, 'Other').text).toMatch(/^Nothing to send/)
})
