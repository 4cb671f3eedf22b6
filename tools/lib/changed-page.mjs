import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where one sees best what a file of content says that is no page itself. */
const shownOn = {
  'admission.yaml': '/admission-information',
  'buses.yaml': '/our-transport-system',
  'disclosure.yaml': '/mandatory-disclosure',
  'facts.yaml': '/clubs-and-societies',
  'fees.yaml': '/fee-structure',
  'menu.yaml': '/sitemap',
  'search.yaml': '/search',
  'session.yaml': '/admission',
  'uniform.yaml': '/school-uniform',
}

/** The page on which a change of a file below `content` is seen: `pages/our-motto.mdx` is `/our-motto`. */
export function pageOf(file) {
  const [, page] = /^pages\/(.+)\.mdx$/.exec(file.replaceAll('\\', '/')) ?? []
  return page ? `/${page}` : (shownOn[file] ?? '/')
}

/** Files below `content` that git sees as changed; null without git or its history. */
function changedForGit() {
  // Unpacked from an archive inside another's repository, git would answer for that one.
  if (!existsSync('.git')) return null
  try {
    const args = ['status', '--porcelain', '--no-renames', '-z', '--', 'content']
    const lines = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const files = lines
      .split('\0')
      .flatMap((line) => /^.. content\/(.+[^/])$/.exec(line)?.[1] ?? [])
    return files.filter((file) => existsSync(path.join('content', file)))
  } catch {
    return null
  }
}

const allFiles = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:pages.[\w-]+\.mdx|\w+\.yaml)$/.test(name),
  )

/** The page that was changed last: of those not committed, or of all where git knows nothing. */
export function changedPage() {
  const files = changedForGit() ?? allFiles()
  const changedAt = (file) => statSync(path.join('content', file)).mtimeMs
  const [last] = files.sort((one, other) => changedAt(other) - changedAt(one))
  return last ? pageOf(last) : '/'
}
