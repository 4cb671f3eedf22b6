import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/** Where one sees best what a file of content says that is no page itself. */
const shownOn = {
  'content/admission.yaml': '/admission-information',
  'content/buses.yaml': '/our-transport-system',
  'content/disclosure.yaml': '/mandatory-disclosure',
  'content/facts.yaml': '/clubs-and-societies',
  'content/fees.yaml': '/fee-structure',
  'content/menu.yaml': '/sitemap',
  'content/search.yaml': '/search',
  'content/session.yaml': '/admission',
  'content/uniform.yaml': '/school-uniform',
}

/** The page on which a change of a file is seen: `content/pages/our-motto.mdx` is `/our-motto`. */
export function pageShowing(file) {
  const [, page] = /^content\/pages\/(.+)\.mdx$/.exec(file) ?? []
  return page ? `/${page}` : (shownOn[file] ?? '/')
}

/** Parts of pages that print fees, and what of the school most pages do not: a telephone number, a figure, a signature. */
const printedBy = {
  'content/fees.yaml': /<(?:Estimate|Fee|Hostel)|<Value of="\w*(?:Fee|\.)/,
  'content/school.yaml': /<(?:Call|Figures|Signature)\b/,
}

/** The pages to look at after a change of a file: `pageShowing`, and those that print its values or show its picture. */
export function pagesShowing(file) {
  const [, picture] = /^public\/pictures\/(.+)-\d+\.\w+$/.exec(file) ?? []
  const shown = picture ? RegExp(`^picture: ${picture}$|['"]${picture}['"]`, 'm') : printedBy[file]
  const pages = readdirSync('content/pages').map((name) => `content/pages/${name}`)
  return [file, ...pages.filter((page) => shown?.test(readFileSync(page, 'utf8')))].map(pageShowing)
}

/** The page that was changed last of those not committed; the home page where git knows of none. */
export function changedPage() {
  // Unpacked from an archive inside another's repository, git would answer for that one.
  if (!existsSync('.git')) return '/'
  const args = ['status', '--porcelain', '--no-renames', '-z', '--', 'content']
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  const files = (stdout ?? '').split('\0').flatMap((line) => /^.. (.+[^/])$/.exec(line)?.[1] ?? [])
  const changedAt = (file) => statSync(file).mtimeMs
  const [last] = files
    .filter((file) => existsSync(file))
    .sort((one, other) => changedAt(other) - changedAt(one))
  return last ? pageShowing(last) : '/'
}
