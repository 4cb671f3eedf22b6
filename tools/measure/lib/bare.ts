import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nextBin } from '@/tools/lib/next-bin'
import { runBin } from '../../lib/steps'
import { until } from '../../lib/until'

const folder = '.bench/bare'

type BarePage = { name: string; html: string; isPrerendered?: boolean }

function wordsOf(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/[<>&"'\\]/g, ' ')
}

/** Source of a page with as much HTML; Next writes the text twice, for hydration too. */
function pageOf({ html, isPrerendered }: BarePage): string {
  const words = Buffer.from(wordsOf(html))
  const size = Math.max(1, Math.round((Buffer.byteLength(html) - 4000) / 2))
  const text = Buffer.alloc(size, words).toString()
  return `${isPrerendered ? '' : 'export const revalidate = 60\nexport const generateStaticParams = () => []'}
export default async function Page() {
  return <main>{${JSON.stringify(text)}}</main>
}
`
}

function buildBare(pages: readonly BarePage[]): void {
  const write = (file: string, text: string) => {
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
  for (const page of pages)
    write(`app/${page.name}/${page.isPrerendered ? 'page' : '[page]'}/page.jsx`, pageOf(page))
  runBin(nextBin, ['build', folder], { NODE_ENV: 'production' })
}

/**
 * Builds and starts bare Next pages with the size and words of `html`, at `/name/page`. One that is not prerendered is
 * revalidated each minute.
 */
export async function startBare(pages: readonly BarePage[], port: number) {
  buildBare(pages)
  const place = ['-p', String(port), '-H', '127.0.0.1']
  const server = spawn(
    process.execPath,
    [path.join('node_modules', nextBin), 'start', folder, ...place],
    { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const url = `http://127.0.0.1:${port}`
  await until(`${url}/${pages[0]?.name}/page`)
  return { url, pid: server.pid, stop: () => server.kill('SIGKILL') }
}
