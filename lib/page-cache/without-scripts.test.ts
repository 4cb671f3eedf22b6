import { describe, expect, it } from 'vitest'
import { clientIds, withoutScripts } from './without-scripts.mjs'

it('ids are found wherever a row of flight data begins', () => {
  const flight = '1:I[39756,["$e"],"default"]\n2:T5,words3:I["a/b c",["$e","$3f"],"Lightbox"]\n'
  expect(clientIds(flight)).toEqual(['39756', 'a/b c'])
})

describe('a page without scripts', () => {
  it('has no script tags, no preloads of them and no flight data', () => {
    const html =
      '<head><link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/c.css"/><script src="/a.js" async=""></script></head><body><p>Words</p><script>self.__next_f.push([1,"a>b"])</script><script id="_R_">go()</script></body>'
    expect(withoutScripts(html)).toBe(
      '<head><link rel="stylesheet" href="/c.css"/></head><body><p>Words</p></body>',
    )
  })

  it('keeps its data blocks', () => {
    const html = '<script type="application/ld+json">{"@type":"School"}</script>'
    expect(withoutScripts(html)).toBe(html)
  })

  it.each([
    '<div hidden id="S:0">Words</div>',
    '<template id="B:0"></template>',
    '<script>$RC("B:0","S:0")</script>',
  ])('is not made of one whose parts wait for a script: %s', (html) => {
    expect(withoutScripts(html)).toBeNull()
  })
})
