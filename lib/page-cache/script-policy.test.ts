import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { scriptPolicy } from './script-policy.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the script policy of a finished page', () => {
  it('a page without scripts allows none', () => {
    expect(scriptPolicy('<h1>Words</h1>')).toBe("script-src 'none'")
  })

  it('data blocks are no scripts', () => {
    expect(scriptPolicy('<script type="application/ld+json">{}</script>')).toBe("script-src 'none'")
  })

  it('files of this site are allowed, and inline scripts one by one', () => {
    const html =
      '<script src="/a.js" async=""></script><script id="_R_">one()</script><script>one()</script><script type="module">two()</script>'
    expect(scriptPolicy(html)).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`)
  })
})
