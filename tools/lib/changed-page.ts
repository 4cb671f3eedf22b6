import { existsSync, readdirSync, readFileSync } from 'node:fs'

const shownOn: Record<string, string> = {
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

/** Returns the page that shows a change of a file: `/our-motto` for `content/pages/our-motto.mdx`. */
export function pageShowing(file: string) {
  const [, page] = /^content\/pages\/(.+)\.mdx$/.exec(file) ?? []
  return page ? `/${page}` : (shownOn[file] ?? '/')
}

const printedBy: Record<string, RegExp> = {
  'content/fees.yaml': /<(?:Fee|Hostel)|<Value of="\w*(?:Fee|\.)/,
  'content/school.yaml': /<(?:Call|Figures|Signature)\b/,
}

/** Returns `pageShowing` and the pages that print a value of the file or show the picture. */
function pagesShowing(file: string) {
  const [, picture] = /^public\/pictures\/(.+)-\d+\.\w+$/.exec(file) ?? []
  const shown = picture ? RegExp(`^picture: ${picture}$|['"]${picture}['"]`, 'm') : printedBy[file]
  const pages = readdirSync('content/pages').map((name) => `content/pages/${name}`)
  return [file, ...pages.filter((page) => shown?.test(readFileSync(page, 'utf8')))].map(pageShowing)
}

const shared =
  /^(?:app\/[\w-]+\.(?:css|tsx?)|components\/|package-lock\.json|postcss\.config\.mjs|proxy\.ts|server\/|tailwind\.config\.ts)(?!.*\.test\.tsx?$)/
const shown = /^content\/.+\.(?:yaml|mdx)$|^public\/pictures\//
const typicalPages = [
  ...['/', '/about-us', '/our-curriculum', '/fee-structure', '/news', '/events'],
  ...['/gallery', '/school-calendar', '/contact-us'],
]

const formPages = ['/contact-us', '/admission-form', '/Career', '/student-tc']

const isTest = /\.(?:spec|test)\.tsx?$/

/** Returns the browser tests whose first line names a part of the site that they do not import. */
export function specsToTest(file: string): string[] {
  if (isTest.test(file)) return []
  const specs = readdirSync('e2e').filter((name) => isTest.test(name))
  return specs.flatMap((name) => {
    const [, parts] = /^\/\/ Tests of: (.+)/.exec(readFileSync(`e2e/${name}`, 'utf8')) ?? []
    return parts?.split(', ').some((part) => file.startsWith(part)) ? [`e2e/${name}`] : []
  })
}

export function pagesToTest(file: string): string[] {
  if (isTest.test(file)) return []
  const forms = /^(?:components|lib)\/forms\//.test(file) ? formPages : []
  if (shared.test(file)) return [...typicalPages, ...forms]
  const [, page] = /^app\/(?:\([\w-]+\)\/)?([\w-]+)\/page\.tsx$/.exec(file) ?? []
  if (page && existsSync(file)) return [`/${page}`]
  return shown.test(file) && existsSync(file) ? pagesShowing(file) : forms
}

/** Returns false if Playwright lists the tests of so many files that they would take hours with `WHOLE`. */
export const canRunWhole = (listing: string) =>
  Number(/ in (\d+) files?$/m.exec(listing)?.[1] ?? 0) <= 5

/** Returns true for files that other pages, or tests that do not import them, may depend on. */
export const isPartlyTested = (file: string) => !shown.test(file) && !isTest.test(file)
