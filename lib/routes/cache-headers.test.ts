import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cacheHeaders, frameworkHeaders } from './cache-headers'
import { pathsOf } from './patterns'
import { everyFilterName } from './rewrites'

describe('what nginx may keep', () => {
  it('is never an answer to the framework’s own headers', () => {
    for (const { source, missing } of cacheHeaders()) {
      const names = missing.filter(({ type }) => type === 'header').map(({ key }) => key)
      expect(names, source).toEqual(frameworkHeaders)
    }
  })
})

describe('the shipped nginx', () => {
  const kept = readFileSync('deploy/nginx/http.conf', 'utf8')
  const locations = readFileSync('deploy/nginx/locations.conf', 'utf8')
  const oneOf = (names: readonly string[]) => names.map((name) => name.slice(1)).join('|')

  it('knows the query names that make an address another one', () => {
    expect(kept).toContain(`[?&](?:${['id', ...everyFilterName].join('|')})(?:[=&]|$)`)
  })

  it('knows the tools, which it never keeps', () => {
    expect(kept).toContain(`/(?:${oneOf(pathsOf('tool'))})(?:\\?|$)`)
  })

  it('knows the details, which it keeps by their id', () => {
    expect(kept).toContain(`/(?:${oneOf(pathsOf('detail'))}))\\?`)
  })

  it('waits longer for the pages that take posts', () => {
    for (const path of pathsOf('form'))
      expect(locations).toMatch(new RegExp(`[:|]${path.slice(1)}[|)]`))
  })
})
