import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../lib/steps.mjs'

const folder = '.bench/bare'

/**
 * Builds a Next application with nothing but pages of about the given sizes (bytes of HTML), to
 * measure ours against. They are of the kind of ours: rendered when first asked for, cached, refreshed
 * once a minute, with signs beyond Latin. Next writes a page's text twice, as HTML and as data for
 * hydration.
 */
export function buildBare(sizes) {
  mkdirSync(path.join(folder, 'app/[size]'), { recursive: true })
  const write = (file, text) => writeFileSync(path.join(folder, file), text)
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
  write(
    'app/[size]/page.jsx',
    `import { notFound } from 'next/navigation'
const words = 'A line of words – ₹5 – that stands for a page of the school. '
export const revalidate = 60
export const generateStaticParams = () => []
export default async function Page({ params }) {
  const { size } = await params
  if (!${JSON.stringify(sizes.map(String))}.includes(size)) notFound()
  const text = words.repeat(Math.max(1, Math.round((Number(size) - 4000) / 2 / words.length)))
  return <main>{text}</main>
}
`,
  )
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  return folder
}
