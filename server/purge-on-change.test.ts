import { expect, it, vi } from 'vitest'
import { startAnew } from '@/tools/testing/new-process'

const purge = vi.hoisted(() => vi.fn<(names: Iterable<string>, isWithdrawn?: boolean) => void>())
vi.mock('@/lib/http/purge', () => ({ purge }))
const revalidateLists = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/lib/vendor-api/queries', () => ({ revalidateLists }))

async function start(seconds: string) {
  vi.useFakeTimers({ now: new Date('2026-07-24T12:00:00+05:30') })
  startAnew({ SHARED_CACHE_SECONDS: seconds })
  const { purgeOnChange } = await import('./purge-on-change')
  const { siteNotice } = await import('@/lib/school/site-notice')
  const { takenDown } = await import('@/lib/routes/taken-down')
  purgeOnChange()
  return { notice: siteNotice() as { version: number }, takenDown: takenDown() }
}

it('pages are taken away at the start, on another day, with another notice; what is taken down for good', async () => {
  const { notice, takenDown } = await start('60')
  const last = async () => {
    await vi.advanceTimersByTimeAsync(500)
    return purge.mock.calls.splice(0)
  }
  expect(await last()).toEqual([[['page', 'file']]])
  expect(await last()).toEqual([])
  vi.setSystemTime(new Date('2026-07-25T00:00:01+05:30'))
  expect(await last()).toEqual([[['page']]])
  notice.version += 1
  expect(await last()).toEqual([[['page']]])
  takenDown.version += 1
  expect(await last()).toEqual([[['page', 'media'], true]])
  expect(await last()).toEqual([])
})

it('lists are asked for by a timer, as nobody may come', async () => {
  await start('60')
  await vi.advanceTimersByTimeAsync(121_000)
  expect(revalidateLists).toHaveBeenCalledTimes(2)
})

it('without SHARED_CACHE_SECONDS nothing is done', async () => {
  await start('')
  await vi.advanceTimersByTimeAsync(121_000)
  expect(purge).not.toHaveBeenCalled()
  expect(revalidateLists).not.toHaveBeenCalled()
})
