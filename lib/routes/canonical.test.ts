// @module-tag attack
import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { canonicalPath } from './canonical'

const paths = routes.map(({ path }) => path)
it('canonicalPath returns the path of each page unchanged', () => {
  expect(paths.map(canonicalPath)).toEqual(paths)
})

const others = [
  ...['/about%252Dus', '//evil.example', '/%2F/evil.example', '/%5Cabout-us', '/\\about-us'],
  ...['/about-us%2Fx', '/about-us%3Fid=1', '/about-us%23x', '/about-us%00', '/about-us%'],
  '/../about-us',
]

it.each<[string, string | null]>([
  ['/About-US', '/about-us'],
  ['/about%2dus/', '/about-us'],
  ['/%41bout%2Dus//', '/about-us'],
  ['/career', '/Career'],
  ['/fee-xi-science-dps', '/fee-xi-science-DPS'],
  ['/first-year-cost', '/fee-structure'],
  // What follows a link in a message may become part of it.
  ['/about-us.', '/about-us'],
  ['/about-us,', '/about-us'],
  ['/about-us/)', '/about-us'],
  ['/about-us~', '/about-us'],
  ['/about-us%E0%A5%A4', '/about-us'],
  ['/about-us%22', '/about-us'],
  ['/about-us%E2%80%8B', '/about-us'],
  ...others.map((address): [string, null] => [address, null]),
])('the canonical path of %s is %j', (spelling, path) => {
  expect(canonicalPath(spelling)).toBe(path)
})
