// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { closeOnBack } from './close-on-back'

// Desktop Chromium has it, and does not ask it on Back.
vi.stubGlobal('CloseWatcher', EventTarget)

const goBack = () => dispatchEvent(new PopStateEvent('popstate'))

it('the first Back closes, and the second leaves the page', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const entries = history.length
  const close = vi.fn()
  const closed = closeOnBack(close)
  expect(history.length).toBe(entries + 1)
  goBack()
  closed()
  goBack()
  expect(close).toHaveBeenCalledTimes(1)
  expect(back).not.toHaveBeenCalled()
})

it('closing otherwise removes the entry of the history', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const close = vi.fn()
  closeOnBack(close)()
  expect(back).toHaveBeenCalledTimes(1)
  goBack()
  expect(close).not.toHaveBeenCalled()
})
