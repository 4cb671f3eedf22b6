// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest'
import { announcementOpener, backCloser } from './inline-scripts'

beforeAll(() => {
  new Function(backCloser)()
})

const goBack = () => dispatchEvent(new PopStateEvent('popstate'))
const cover = (close?: () => void) => globalThis.cover?.(close)

it('the first Back closes what lies over the page, and the second leaves', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const entries = history.length
  const close = vi.fn(() => cover())
  cover(close)
  expect(history.length).toBe(entries + 1)
  goBack()
  goBack()
  expect(close).toHaveBeenCalledTimes(1)
  expect(back).not.toHaveBeenCalled()
})

it('closing otherwise removes the entry of the history', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const close = vi.fn()
  cover(close)
  cover()
  expect(back).toHaveBeenCalledTimes(1)
  goBack()
  expect(close).not.toHaveBeenCalled()
})

it('links and searches over the page take the place of that entry, also if their tap closes it', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  document.body.innerHTML =
    '<a href="/news">News</a><a href="tel:+91">Call</a><form action="https://dps.example/search"><input name="q" value="fee"></form>'
  const [link, call] = document.querySelectorAll('a')
  const submit = () =>
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  link?.click()
  submit()
  cover(() => {})
  call?.click()
  link?.click()
  cover()
  cover(() => {})
  submit()
  cover()
  expect(back).not.toHaveBeenCalled()
  expect(replace.mock.calls.map(([url]) => new URL(url, 'https://dps.example').href)).toEqual([
    'https://dps.example/news',
    'https://dps.example/search?q=fee',
  ])
})

it('a browser without <dialog> shows the announcements in the page, without a close button', () => {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<form method="dialog"><button>Close</button></form><p>Holiday</p>'
  Object.defineProperty(dialog, 'showModal', { value: undefined })
  const currentScript = { previousElementSibling: dialog }
  new Function('document', announcementOpener)({ currentScript, body: document.body })
  expect(dialog.style.display).toBe('block')
  expect(dialog.textContent).toBe('Holiday')
})
