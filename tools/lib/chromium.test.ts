import path from 'node:path'
import { expect, it } from 'vitest'
import { placesOnWindows } from './chromium.mjs'

it('on Windows a Chrome of everybody, of the user alone, or the Edge that is always there is taken', () => {
  const variables = {
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\A B\\AppData\\Local',
  }
  const places = placesOnWindows(variables, path.win32)
  expect(places).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe')
  expect(places).toContain(
    'C:\\Users\\A B\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  )
  expect(placesOnWindows({})).toEqual([])
})
