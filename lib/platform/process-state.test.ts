import { beforeEach, expect, it, vi } from 'vitest'
import { log } from './log'
import { delayReady, markStopping, processState } from './process-state'

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.singletons = undefined
})

it('the process is "starting" until lists and pages are loaded, then "ok", and finally "stopping"', () => {
  const logged = vi.spyOn(log, 'info')
  expect(processState()).toBe('starting')
  const pagesAreThere = delayReady('pages')
  delayReady('lists')()
  expect(processState()).toBe('starting')
  expect(logged).not.toHaveBeenCalled()
  pagesAreThere()
  expect(processState()).toBe('ok')
  expect(logged.mock.calls).toEqual([['ready']])
  markStopping()
  expect(processState()).toBe('stopping')
})

it('the process is "ok" after thirty seconds even if lists have not loaded', () => {
  const logged = vi.spyOn(log, 'info')
  const ends = [delayReady('pages'), delayReady('lists')]
  vi.advanceTimersByTime(29_999)
  expect(processState()).toBe('starting')
  vi.advanceTimersByTime(1)
  expect(processState()).toBe('ok')
  for (const end of ends) end()
  expect(logged.mock.calls).toEqual([['ready']])
})
