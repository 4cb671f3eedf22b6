// @module-tag attack
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announcementOpener } from '@/lib/text/inline-scripts'

vi.stubEnv('ENHANCEMENTS_URL', '/_next/static/chunks/enhancements-1.js')
const { createPostProcessor } = await import('./post-process')

const frameRow = '1:I[10,["/frame.js"],"default"]\n'
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>'

function push(...rows: string[]): string {
  const pieces = rows.map(
    (row) => `<script>self.__next_f.push(${JSON.stringify([1, row])})</script>`,
  )
  return `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.join('')}`
}

function page(rows: string[], { head = '', body = '<h1>News</h1>' } = {}): string {
  return `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/run.js"/><link rel="stylesheet" href="/c.css"/>${head}<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body>${body}<script src="/run.js?b&amp;c" async=""></script>${bootstrap}${push(...rows)}</body></html>`
}

const plain = page([frameRow], { body: '<h1>Not found</h1>' })
const interactive = [`${frameRow}2:I[99,["/list.js"],"List"]\n`]

const setUp = () => {
  const onUnknown = vi.fn()
  return { postProcess: createPostProcessor(plain, onUnknown), onUnknown }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('removes all scripts from a page without client components, and forbids scripts in its policy', () => {
  const { html, policy } = setUp().postProcess(page([frameRow]))
  expect(html).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/c.css"/></head><body><h1>News</h1></body></html>',
  )
  expect(policy).toContain("script-src 'none'")
})

it('loads a small script after the first paint where photos or Share links are all that needs one', () => {
  const body = '<ul data-lightbox=""><li><a href="/media/a.webp">A room</a></li></ul>'
  const { html, policy } = setUp().postProcess(page([frameRow], { body }))
  const [, script = ''] = /<script>([^<]*)<\/script>/.exec(html) ?? []
  expect(script).toContain('of ["/_next/static/chunks/enhancements-1.js"]')
  expect(script).toContain('type:"module"')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'$/)
  expect(policy).toContain(hash(script))
})

it.each(['application/ld+json', 'speculationrules', 'text/javascript;v=1', 'x-text/javascript'])(
  'keeps data blocks, which no browser runs: <script type="%s">',
  (type) => {
    const data = `<script type="${type}">{"@type":"School"}</script>`
    expect(setUp().postProcess(page([frameRow], { body: data })).html).toContain(data)
  },
)

it('keeps the script that opens the announcements, and allows it in the CSP', () => {
  const body = `<script>${announcementOpener}</script>`
  const { html, policy } = setUp().postProcess(page([frameRow], { body }))
  expect(html).toContain(body)
  expect(policy).toContain(hash(announcementOpener))
})

describe('a page with a client component of ours', () => {
  let html: string
  let policy: string
  beforeEach(() => {
    ;({ html, policy } = setUp().postProcess(page(interactive)))
  })

  it('loads each script file once, after the first paint', () => {
    expect(html).not.toMatch(/<script src|as="script"/)
    expect(html).toContain('of ["/a.js","/run.js?b&c"]')
    expect(html).toContain('type:"paint"')
  })

  /** Returns the scripts that a browser with this `HTMLScriptElement` requests. */
  function requestedSources(HTMLScriptElement: object): unknown[] {
    const sources: unknown[] = []
    const append = ({ src }: { src: unknown }) => sources.push(src)
    const document = { head: { append }, createElement: () => ({}) }
    const PerformanceObserver = class {
      observe() {}
    }
    const setTimeout = (act: () => void) => act()
    const browser = { HTMLScriptElement, document, PerformanceObserver, setTimeout, self: {} }
    runInNewContext(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '', browser)
    return sources
  }

  it('loads no script files in unsupported browsers', () => {
    const files = ['/a.js', '/run.js?b&c']
    expect(requestedSources({ supports: (what: string) => what === 'importmap' })).toEqual(files)
    expect(requestedSources({ supports: () => false })).toEqual([])
    expect(requestedSources({})).toEqual([])
  })

  it('merges the inline scripts at the end of the body, and allows only the merged script in the policy', () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    expect(inline).toHaveLength(1)
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'$/)
    expect(policy).toContain(hash(inline[0]?.[1] ?? ''))
  })

  it('keeps the form state that Next appends to its first inline script', () => {
    const state = 'self.__next_f.push([2,[{"status":"invalid"}]])'
    const first = '(self.__next_f=self.__next_f||[]).push([0])'
    const response = page(interactive).replace(first, `${first};${state}`)
    expect(setUp().postProcess(response).html).toContain(`${first};${state}\n`)
  })
})

const injected = '<script>alert(document.domain)</script>'

it.each([
  ['with scripts', interactive],
  ['without scripts', [frameRow]],
])(
  'removes an injected script from a page %s, and adds no hash of the script to the policy',
  (_which, rows) => {
    const { html, policy } = setUp().postProcess(page(rows, { body: injected }))
    expect(html).not.toContain('alert')
    expect(policy).not.toContain(hash('alert(document.domain)'))
    expect(policy).toMatch(/script-src '(?:none'|self' 'sha256-[^']+')$/)
  },
)

it.each([
  ...['module', ' Text/JavaScript ', 'application/ecmascript', ''].map(
    (type) => `<script type="${type}">alert(1)</script>`,
  ),
  // An imitation of flight data.
  '<script>self.__next_f.push([1,""]);alert(1);(0||[]).push([])</script>',
])('removes an injected script from any page: %s', (body) => {
  for (const rows of [interactive, [frameRow]])
    expect(setUp().postProcess(page(rows, { body })).html).not.toContain('alert')
})

it.each([
  ['no bootstrap script', page(interactive).replace('TURBOPACK', 'OTHERPACK')],
  ['flight data that cannot be read', page(['nonsense'])],
  ['no script files', page(interactive).replaceAll(' async=""', '')],
  ['a streamed part', page(interactive, { body: '<div hidden id="S:0">Words</div>' })],
  ['a pending Suspense boundary', page(interactive, { body: '<template id="B:0"></template>' })],
])(
  'changes nothing in a page of an unknown format, and allows Next’s scripts: %s',
  (_what, html) => {
    const { postProcess, onUnknown } = setUp()
    const scripts = `<script>alert(1)</script><script>${announcementOpener}</script>`
    const processed = postProcess(html.replace('<body>', `<body>${scripts}`))
    expect(processed.html).toContain(html.slice(-30))
    expect(processed.policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*$/)
    expect(processed.policy).toContain(hash('(self.__next_f=self.__next_f||[]).push([0])'))
    expect(processed.policy).toContain(hash(announcementOpener))
    expect(processed.policy).not.toContain(hash('alert(1)'))
    expect(onUnknown).toHaveBeenCalledOnce()
  },
)

it('changes nothing in a page without flight data, and forbids scripts in its policy', () => {
  const { postProcess, onUnknown } = setUp()
  const html = '<html><body>Not sent<script>alert(1)</script></body></html>'
  expect(postProcess(html)).toEqual({ html, policy: expect.stringContaining("script-src 'none'") })
  expect(onUnknown).not.toHaveBeenCalled()
})

it('changes no page if it cannot parse the common client components of the not-found page', () => {
  const onUnknown = vi.fn()
  const { html, policy } = createPostProcessor('<html></html>', onUnknown)(page([frameRow]))
  expect(html).toBe(page([frameRow]))
  expect(policy).toContain("script-src 'self' 'unsafe-inline'")
  expect(onUnknown).toHaveBeenCalledOnce()
})
