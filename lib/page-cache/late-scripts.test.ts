import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.mjs'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('script files are asked for after the first paint, each once', () => {
  const html = lateScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/b.js" async=""></script>',
      '<p>News</p><script src="/a.js" async=""></script><script src="/b.js" async=""></script>',
    ),
  )
  expect(html).not.toMatch(/<script src|<link/)
  expect(html).toMatch(/requestAnimationFrame\(.*\["\/b\.js","\/a\.js"\].*<\/script><\/body>/)
})

test('inline scripts, data and what is not asynchronous stay where they are', () => {
  const kept = [
    '<script src="/old.js" noModule=""></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>self.flight=[]</script>',
    '<link rel="preload" href="/a.woff2" as="font"/>',
  ]
  const html = lateScripts(page(kept.join(''), '<script src="/a.js" async=""></script>'))
  for (const part of kept) expect(html).toContain(part)
})

test('a page without script files is left alone', () => {
  const html = page('<script>self.flight=[]</script>', '<p>Motto</p>')
  expect(lateScripts(html)).toBe(html)
})
