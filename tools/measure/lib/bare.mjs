import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../lib/steps.mjs'
import { until } from '../../lib/until.mjs'

const folder = '.bench/bare'

/** What stands in a page's HTML without its marks and scripts, so that it compresses as the page does. */
function wordsOf(html) {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/[<>&"'\\]/g, ' ')
}

/** Source of a page of so many bytes of HTML; Next writes its text twice, to hydrate it too. */
function pageOf(html, isPrerendered) {
  const words = Buffer.from(wordsOf(html))
  const size = Math.max(1, Math.round((Buffer.byteLength(html) - 4000) / 2))
  const text = Buffer.alloc(size, words).toString()
  return `${isPrerendered ? '' : 'export const revalidate = 60\nexport const generateStaticParams = () => []'}
export default async function Page() {
  return <main>{${JSON.stringify(text)}}</main>
}
`
}

function buildBare(pages) {
  const write = (file, text) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  rmSync(folder, { recursive: true, force: true })
  write('package.json', '{ "private": true }\n')
  write(
    'next.config.mjs',
    `import path from 'node:path'
const root = path.resolve(import.meta.dirname, '../../..')
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root }
`,
  )
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  )
  for (const { name, html, isPrerendered } of pages)
    write(
      isPrerendered ? `app/${name}/page/page.jsx` : `app/${name}/[page]/page.jsx`,
      pageOf(html, isPrerendered),
    )
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    NODE_ENV: 'production',
  })
}

/**
 * Builds and starts a Next application with nothing but bare pages, to measure ours against: `{ name,
 * html, isPrerendered }` of each, `html` being the page it stands for: it has as many bytes, and of its
 * text. One that is not prerendered is rendered when it is first asked for, cached, and refreshed once a
 * minute. Each is at `/name/page`.
 */
export async function startBare(pages, port) {
  buildBare(pages)
  const place = ['-p', String(port), '-H', '127.0.0.1']
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', folder, ...place],
    { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const url = `http://127.0.0.1:${port}`
  await until(`${url}/${pages[0].name}/page`)
  return { url, pid: server.pid, stop: () => server.kill('SIGKILL') }
}
