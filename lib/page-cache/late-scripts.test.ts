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
  expect(html).toMatch(/of \["\/b\.js","\/a\.js"\]\).*type:"paint".*<\/script><\/body><\/html>$/)
})

test('inline scripts, data and what is not only asynchronous stay where they are', () => {
  const kept = [
    '<script src="/old.js" noModule=""></script>',
    '<script src="/c.js" async="" integrity="sha256-x"></script>',
    '<link rel="preload" as="script" href="/c.js"/>',
    '<script type="application/ld+json">{}</script>',
    '<script>self.flight=[]</script>',
    '<link rel="preload" href="/a.woff2" as="font"/>',
  ]
  const html = lateScripts(page(kept.join(''), '<script src="/a.js" async=""></script>'))
  for (const part of kept) expect(html).toContain(part)
})

test('an address is read as a browser reads the attribute', () => {
  const html = lateScripts(page('', '<script src="/a.js?b&amp;c" async=""></script>'))
  expect(html).toContain('["/a.js?b&c"]')
})

test('a page without script files is left alone', () => {
  const html = page('<script>self.flight=[]</script>', '<p>Motto</p>')
  expect(lateScripts(html)).toBe(html)
})
