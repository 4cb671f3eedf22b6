import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'vite'
import { z } from 'zod'

/** Folder of the current build; browser tests stay with the one that they began with. */
export const standalone = process.env.BUILD || '.builds/current'

export const standaloneServer = `${standalone}/server.js`

/** Next writes the server here; `tools/lib/steps.ts` moves a complete one to `.builds`. */
export const output = '.next/standalone'

const nodeVersion = 'tools/lib/node-version.mjs'

/** Kinds of files that become smaller by compression; pictures, fonts and documents are packed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|vtt|webmanifest|xml)$/

function compressFiles(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

const serverFiles = z.object({ config: z.object({ env: z.record(z.string(), z.string()) }) })

/** The values that `env` of `next.config.ts` inlines in Next's modules, for those that are bundled here. */
function runtimeVariables() {
  const { config } = serverFiles.parse(
    JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')),
  )
  const entries = Object.entries(config.env)
  return Object.fromEntries(
    entries.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}

const chunks = '_next/static/chunks'

/** Bundles the script of pages without React into `browser`. */
async function bundleEnhancements() {
  await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Without the site's `postcss.config.mjs`, which is in the format of Next.
    css: { postcss: {} },
    build: {
      outDir: `${output}/browser`,
      emptyOutDir: false,
      assetsDir: chunks,
      // Others load no scripts (`server/pages/post-process.ts`).
      target: ['chrome96', 'firefox108', 'safari16.4'],
      rolldownOptions: { input: 'components/ui/enhancements.ts' },
    },
  })
}

/** Returns the URL of the script that `bundleEnhancements` wrote. */
function enhancementsUrl() {
  const name = readdirSync(`${output}/browser/${chunks}`).find((one) =>
    one.startsWith('enhancements-'),
  )
  return `/${chunks}/${name}`
}

async function bundleInto(file: string, entry: string) {
  await bundle({
    define: {
      ...runtimeVariables(),
      'process.env.ENHANCEMENTS_URL': JSON.stringify(enhancementsUrl()),
    },
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      alias: {
        '@': process.cwd(),
        'server-only': path.resolve('node_modules/server-only/empty.js'),
      },
    },
    ssr: { noExternal: true, external: ['ioredis', 'next', 'pino'] },
    build: {
      ssr: entry,
      outDir: output,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  })
}

/** The program checks its Node first, because an old one cannot parse the rest. */
async function writeProgram(file: string, entry: string) {
  const { name, ext } = path.parse(file)
  const rest = `${name}.main${ext}`
  await bundleInto(rest, entry)
  writeFileSync(`${output}/${file}`, `import './${nodeVersion}'\nawait import('./${rest}')\n`)
}

async function writePrograms() {
  cpSync(nodeVersion, `${output}/${nodeVersion}`)
  await writeProgram('server.js', 'server/main.ts')
  for (const name of ['check-vendor', 'smoke', 'take-down'])
    await writeProgram(`${name}.mjs`, `operator/${name}.ts`)
}

const needed = ['.next', 'mocks', 'node_modules', 'package.json', 'server.js']

/** Next traces the whole project if a path is only known at run time, such as one below DATA_DIR. */
function removeSources() {
  for (const name of readdirSync(output))
    if (!needed.includes(name)) rmSync(`${output}/${name}`, { recursive: true, force: true })
}

/** Adds what Next leaves out. `browser` has every static file at its URL, for our server and a proxy. */
export async function completeStandalone() {
  if (!existsSync(`${output}/server.js`)) throw new Error('The build made no standalone server')
  removeSources()
  cpSync('.next/static', `${output}/browser/_next/static`, { recursive: true })
  cpSync('public', `${output}/browser`, { recursive: true })
  // Dynamic pages say how large a document is (lib/school/file-facts.ts).
  cpSync('public/documents', `${output}/public/documents`, { recursive: true })
  cpSync('.next/server/app/away.html.body', `${output}/browser/away.html`)
  cpSync('.next/server/app/api/outage.body', `${output}/browser/away.json`)
  await bundleEnhancements()
  compressFiles(`${output}/browser`)
  await writePrograms()
  for (const kit of ['deploy', 'docs/operating', '.env.example']) {
    if (existsSync(kit)) cpSync(kit, `${output}/${kit}`, { recursive: true })
  }
}

/**
 * Returns the server's environment. It changes into its own folder, which a later build removes, so DATA_DIR becomes
 * absolute. Without `host` it listens on all interfaces.
 */
export function standaloneEnv(
  env: Record<string, string | undefined>,
  port: string | number,
  host = '',
) {
  return {
    ...env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOSTNAME: host,
    DATA_DIR: path.resolve(env.DATA_DIR || '.data'),
  }
}
