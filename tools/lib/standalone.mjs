import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Folder of the build that is served; browser tests stay with the one that they began with. */
export const standalone = process.env.BUILD || '.builds/current'

/** Entry point of a build's server; it needs no `node_modules` beside its own. */
export const standaloneServer = `${standalone}/server.js`

/** Where Next writes the server; a complete one moves to a folder of its own (`tools/lib/steps.mjs`). */
export const output = '.next/standalone'

const nodeVersion = 'tools/lib/node-version.mjs'

/** Kinds of files that become smaller by compression; pictures, fonts and documents are packed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|vtt|webmanifest|xml)$/

/** A compressed copy beside each file that is smaller by it, for both servers: `.br` and `.gz`. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** What `next.config.ts` writes into Next's modules in place of variables, for those that are bundled here. */
function keptVariables() {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
  const kept = Object.entries(config.env)
  return Object.fromEntries(kept.map(([name, is]) => [`process.env.${name}`, JSON.stringify(is)]))
}

/**
 * A program of this project and all it imports, in one file: its own modules are not among those that Next
 * traces.
 */
async function bundleInto(file, entry) {
  // Not among the packages yet when a fresh clone starts.
  const { build: bundle } = await import('vite')
  await bundle({
    define: keptVariables(),
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

/** A program of a release, behind the look at its Node: an old one does not even read the rest. */
async function writeProgram(file, entry) {
  const { name, ext } = path.parse(file)
  const rest = `${name}.main${ext}`
  await bundleInto(rest, entry)
  writeFileSync(`${output}/${file}`, `import './${nodeVersion}'\nawait import('./${rest}')\n`)
}

/** The server in front (`server/`), in place of the one that Next writes, and the operator's commands. */
async function writePrograms() {
  cpSync(nodeVersion, `${output}/${nodeVersion}`)
  await writeProgram('server.js', 'server/main.ts')
  for (const name of ['check-vendor', 'notice', 'smoke', 'take-down'])
    await writeProgram(`${name}.mjs`, `tools/operator/${name}.ts`)
}

/** What a server needs of all that Next puts there. */
const needed = ['.next', 'mocks', 'node_modules', 'package.json', 'server.js']

/** For a path made at run time, such as one below DATA_DIR, Next traces the whole project. */
function removeSources() {
  for (const name of readdirSync(output))
    if (!needed.includes(name)) rmSync(`${output}/${name}`, { recursive: true, force: true })
}

/**
 * Puts beside the standalone server what Next leaves out of it. `browser` has every file at its
 * address, for our server and for one in front that sends them straight from disk, and what that one
 * shows while the site is away.
 */
export async function completeStandalone() {
  if (!existsSync(`${output}/server.js`)) throw new Error('The build made no standalone server')
  removeSources()
  cpSync('.next/static', `${output}/browser/_next/static`, { recursive: true })
  cpSync('public', `${output}/browser`, { recursive: true })
  // A page that is made for one request says how large a document is (lib/school/file-facts.ts).
  cpSync('public/documents', `${output}/public/documents`, { recursive: true })
  // The emblem on the picture of `/tomorrow`.
  cpSync('public/icon-192.png', `${output}/public/icon-192.png`)
  cpSync('.next/server/app/away.html.body', `${output}/browser/away.html`)
  cpSync('.next/server/app/api/away.body', `${output}/browser/away.json`)
  compressFiles(`${output}/browser`)
  await writePrograms()
  for (const kit of ['deploy', 'docs/operating', '.env.example']) {
    if (existsSync(kit)) cpSync(kit, `${output}/${kit}`, { recursive: true })
  }
}

/**
 * What the server needs to know besides the operator's variables. It changes into its own folder,
 * which a later build removes, so what it keeps must lie elsewhere. Without `host` it listens on all.
 */
export function standaloneEnv(env, port, host = '') {
  return {
    ...env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOSTNAME: host,
    DATA_DIR: path.resolve(env.DATA_DIR || '.data'),
  }
}
