import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { clockOf } from './moments'

const output = `
  import { statSync, writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import path from 'node:path'
  const file = path.join(tmpdir(), 'written-now')
  writeFileSync(file, '')
  const times = [Date.now(), new Date(), Date(), statSync(file).mtime, statSync(file).mtimeMs]
  console.log(JSON.stringify([new Date().getHours(), ...times.map((time) => Math.floor(new Date(time) / 60_000))]))
`

it.each([
  { at: '2027-01-01T00:10:30+05:30', zone: 'UTC', hour: 18 },
  { at: '2025-03-31T23:50:30+05:30', zone: 'America/Los_Angeles', hour: 11 },
])('a process’s clock and a new file’s date are $at if TZ is $zone', ({ at, zone, hour }) => {
  const env = { ...process.env, ...clockOf({ at, zone }) }
  const args = ['--input-type=module', '--eval', output]
  const minute = Math.floor(Date.parse(at) / 60_000)
  const times: unknown = JSON.parse(execFileSync(process.execPath, args, { env }).toString())
  expect(times).toEqual([hour, ...Array(5).fill(minute)])
})
