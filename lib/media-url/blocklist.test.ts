import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'

let file = ''

async function startWith(text: string | null) {
  globalThis.singletons?.delete('blocklist')
  if (text !== null) await writeFile(file, text)
  return import('@/lib/media-url/media-url')
}

beforeEach(async () => {
  const folder = newFolder()
  file = path.join(folder, 'taken-down.txt')
  vi.resetModules()
  vi.stubEnv('DATA_DIR', folder)
})

it('creates and accepts no URL of a blocked picture or file, in any variant', async () => {
  const before = await startWith(null)
  const stored = 'albums/Annual Day/বই x.jpg'
  const picture = before.pictureUrl(stored) ?? ''
  const linked = before.fileUrl(stored) ?? ''
  const other = before.pictureUrl('albums/other.jpg') ?? ''
  const blocked = `https://www.school.example${picture.replace('/1280/', '/320/')}`
  const after = await startWith(`${blocked} the parents asked, 22 November\n`)
  expect([after.pictureUrl(stored), after.fileUrl(stored)]).toEqual([null, null])
  for (const url of [picture, picture.replace('/1280/', '/preview/'), linked])
    expect(after.parseMediaUrl(url), url).toBeNull()
  expect(after.parseMediaUrl(other)).toMatchObject({ path: 'albums/other.jpg' })
})

it('a picture or file stays blocked when URLs are signed with another secret', async () => {
  const { pictureUrl } = await startWith('/media/another-one_/file/albums/a.jpg\n')
  expect(pictureUrl('albums/a.jpg')).toBeNull()
})

it('blocks a picture even if another line of the blocklist cannot be parsed, and logs that line', async () => {
  const { log } = await import('@/lib/platform/log')
  const logError = vi.spyOn(log, 'error')
  const lines = [
    'albums/b.jpg',
    '',
    '/media/x/1280/%E0%A4',
    '/blog-inner?id=a1',
    '/media/x/1280/a.jpg',
  ]
  const { pictureUrl } = await startWith(lines.join('\n'))
  expect(pictureUrl('a.jpg')).toBeNull()
  const logged = logError.mock.calls.map(([line]) => line)
  expect(logged).toEqual([{ line: lines[0] }, { line: lines[2] }])
})

it.each([
  ['a post', '/blog-inner?id=a1 a parent asked, 22 November'],
  ['an album, by the URL of its second page', '/photo-categories?page=2&id=a1'],
  ['a news item', 'https://www.school.example/news?year=2026&month=10#news-a1'],
  ['an event', '/events?year=all&q=x#event-a1'],
])('removes a blocked record from its list: %s', async (_, line) => {
  await startWith(`${line}\n`)
  const { withoutBlocked } = await import('@/lib/vendor-api/list')
  for (const field of ['uid', 'id', '_id']) {
    const others = [{ [field]: 'b2' }, { [field]: null }]
    expect(withoutBlocked()([{ [field]: 'a1' }, ...others]), field).toEqual(others)
  }
})
