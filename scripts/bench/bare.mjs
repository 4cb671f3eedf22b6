import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../lib/steps.mjs'

const folder = '.bench/bare'

/** Source of a page with about so many bytes of HTML; Next writes its text twice, to hydrate it too. */
function pageOf(bytes, isPrerendered) {
  return `const words = 'A line of words – ₹5 – that stands for a page of the school. '
${isPrerendered ? '' : 'export const revalidate = 60\nexport const generateStaticParams = () => []'}
export default async function Page() {
  return <main>{words.repeat(Math.max(1, Math.round((${bytes} - 4000) / 2 / Buffer.byteLength(words))))}</main>
}
`
}

/**
 * Builds a Next application with nothing but bare pages, to measure ours against: `{ name, bytes,
 * isPrerendered }` of each. Like ours they have signs beyond Latin, and one that is not prerendered is
 * rendered when it is first asked for, cached, and refreshed once a minute. Each is at `/name/page`.
 */
export function buildBare(pages) {
  const write = (file, text) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  rmSync(folder, { recursive: true, force: true })
  write('package.json', '{ "private": true }\n')
  write(
    'next.config.mjs',
    `import path from 'node:path'
const root = path.resolve(import.meta.dirname, '../..')
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root }
`,
  )
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  )
  for (const { name, bytes, isPrerendered } of pages)
    write(
      isPrerendered ? `app/${name}/page/page.jsx` : `app/${name}/[page]/page.jsx`,
      pageOf(bytes, isPrerendered),
    )
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  return folder
}
