// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { admissionRules, requiredPhotographs } from '@/content/admission'
import { clubs } from '@/content/facts'
import { feeGroups } from '@/content/fees'
import { pictureOf } from '@/content/pictures'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { schoolDay } from '@/lib/school/dates'
import { toCome } from '@/lib/school/disclosure'
import { formatRupees, totalOf, yearCost } from '@/lib/school/fees'
import { schoolAgeOn } from '@/lib/school/page-values'
import { markupOf } from '@/testing/markup'
import * as contentComponents from './components'
import { contentPage } from './load-page'

function bodyOf(page: string): HTMLElement {
  const { Body } = contentPage(page.slice(1))
  return markupOf(<Body components={contentComponents} />)
}

const hrefs = (page: string) =>
  [...bodyOf(page).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

const { president, chairmanSociety, chairman, proViceChairperson, principal, director } =
  school.signatories

it('/hindi and /bengali contain the same numbers and links as the English /at-a-glance', () => {
  const languages = routes.flatMap(({ lang, path }) => (lang ? [path] : []))
  const [english, ...others] = languages.map((page) => ({
    figures: bodyOf(page)
      .textContent.match(/\d+(?:,\d+)*/g)
      ?.sort(),
    links: hrefs(page).filter((href) => !languages.includes(href)),
  }))
  expect(others).toEqual([english, english])
  expect(english?.figures?.length).toBeGreaterThan(30)
})

it('/sitemap links to every route except detail pages such as /blog-inner', () => {
  const listed = routes.filter(({ kind }) => kind !== 'detail').map(({ path }) => path)
  expect(hrefs('/sitemap')).toEqual(expect.arrayContaining(listed))
})

it('/mandatory-disclosure ends with a list of the unpublished values and their number', () => {
  const body = bodyOf('/mandatory-disclosure')
  const open = toCome().flatMap(({ labels }) => labels).length
  const heading = body.querySelector('#to-come')
  expect(Boolean(heading)).toBe(open > 0)
  if (!heading) return
  expect(body.textContent).toContain(`published by the school: ${open}`)
  expect(heading.textContent).toContain(String(open))
  const isBelow = (element: Element) =>
    heading.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
  expect([...body.querySelectorAll('li')].filter(isBelow)).toHaveLength(open)
  expect([...body.querySelectorAll('table')].filter(isBelow)).toEqual([])
})

// Hub pages (specification, section 2).
const aboutCards = `our-founding-father greetings-messages dps-society our-mission our-vision our-motto
  our-methodologies our-institutes school-uniform our-founding-father`
const greetings =
  'president-speaks-bbf chairman-dps-society chairman-dps-siliguri pro-v-c-dps-siliguri principal-speaks'

it.each([
  ['/about-us', 'ten cards, two of them for the founding father', aboutCards],
  ['/greetings-messages', 'five cards', greetings],
])('%s shows %s', (page, _what, names) => {
  const cards = names.split(/\s+/).map((name) => `/${name}`)
  expect(hrefs(page).filter((href) => cards.includes(href))).toEqual(cards)
})

it.each([
  ['/academics', 8],
  ['/admission', 4],
  ['/our-hostel', 2],
])('%s shows at least %i tiles', (page, count) => {
  expect(new Set(hrefs(page)).size).toBeGreaterThanOrEqual(count)
})

// Fixed pages (specification, sections 2 and 9).
it.each(['/our-mission', '/our-vision'])('%s shows three numbered statements', (page) => {
  expect(bodyOf(page).querySelectorAll('ol > li h2')).toHaveLength(3)
})

it.each([
  ['/president-speaks-bbf', president],
  ['/chairman-dps-society', chairmanSociety],
  ['/chairman-dps-siliguri', chairman],
  ['/pro-v-c-dps-siliguri', proViceChairperson],
  ['/principal-speaks', principal],
  ['/director-dps-siliguri', director],
])('%s ends with its signature line', (page, signature) => {
  expect(bodyOf(page).lastElementChild?.textContent).toBe(signature)
})

it.each([
  ['/chairman-dps-society', school.prospectusSession],
  ['/principal-speaks', `${schoolAgeOn(schoolDay())} years`],
  ['/our-founding-father', 'engineering institute'],
  ['/our-institutes', 'Fulbari'],
  ['/our-institutes', 'Joka, Kolkata'],
  ['/clubs-and-societies', `are ${clubs.length} clubs`],
  ['/our-library', `over ${school.figures.libraryBooks} books`],
  ['/our-laboratory', `${school.figures.computerLabs} computer labs`],
  ['/students-testimonials', 'Student Name'],
  ['/parents-testimonials', 'Parent Name'],
  ['/our-curriculum', 'Term II'],
  ['/admission-criteria-class-xi', 'cannot combine Computer Science with Informatics'],
])('%s contains “%s”', (page, words) => {
  expect(bodyOf(page).textContent).toContain(words)
})

it('the page Our Laboratory shows a gallery of eight pictures and four lab tiles', () => {
  const body = bodyOf('/our-laboratory')
  expect(body.querySelectorAll('figure img').length).toBeGreaterThanOrEqual(8)
  const labs = [...body.querySelectorAll('li h3')].map((title) => title.textContent)
  expect(labs).toEqual(expect.arrayContaining(['Biology', 'Chemistry', 'Physics', 'Computer']))
})

const { classrooms, libraryBooks, computerLabs, computers } = school.figures

const photographs = requiredPhotographs.map(
  ({ count, of, size }) =>
    `${count}photograph${count > 1 ? 's' : ''} of ${of}${size ? `, ${size}` : ''}`,
)
const facilities = [`${classrooms}`, `Over ${libraryBooks}`, `${computerLabs}`, `Over ${computers}`]

it.each<[string, string, readonly string[]]>([
  ['/online-application-process', 'li p', admissionRules.map(({ text }) => text)],
  ['/admission-information', 'li', photographs],
  ['/clubs-and-societies', 'li h3', clubs.map(({ name }) => name)],
  ['/games-and-sports', 'li strong', school.achievements.map(({ game }) => game)],
  ['/infrastructure-facilities', 'li > span:first-child', facilities],
])('%s shows each entry of its content list in an element "%s"', (page, selector, expected) => {
  const shown = [...bodyOf(page).querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(shown).toEqual(expect.arrayContaining([...expected]))
})

it('the page Our Founding Father has the six parts of the specification as headings', () => {
  const headings = [...bodyOf('/our-founding-father').querySelectorAll('h2')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Life',
    'Education',
    'Business career',
    'Founding of the school',
    'Death',
    'The engineering institute',
  ])
})

it.each([
  ['/students-testimonials', 'figure svg[aria-label^="Placeholder"]'],
  ['/students-testimonials', 'figure blockquote + figcaption'],
  ['/syllabus', 'a[href="https://cbseacademic.nic.in/curriculum.html"]'],
])('%s contains an element "%s"', (page, selector) => {
  expect(bodyOf(page).querySelector(selector)).not.toBeNull()
})

it('the page Download Forms shows the type and size of each file, such as “PDF, 84 kB”', () => {
  const forms = [...bodyOf('/download-forms').querySelectorAll('li:has(> div a[href$=".pdf"])')]
  expect(forms.length).toBeGreaterThan(0)
  for (const { textContent } of forms) expect(textContent).toMatch(/PDF, [\d.]+ [kM]B/)
})

it('the page Bus Tracking shows both app stores, without a link if the URL is missing', () => {
  const badges = [...bodyOf('/bus-tracking').querySelectorAll('a > img')]
  const { android = null, apple = null } = school.busApp ?? {}
  const names = badges.map((badge) => badge.getAttribute('alt'))
  expect(names).toEqual(['store-android', 'store-apple'].map((name) => pictureOf(name).alt))
  const links = badges.map(({ parentElement }) => parentElement?.getAttribute('href'))
  expect(links).toEqual([android, apple])
})

it.each([
  ['/at-a-glance', 'On joining', 'First year, all fees'],
  ['/hindi', 'दाखिले के समय', 'पहला साल, पूरी फीस'],
  ['/bengali', 'ভর্তির সময়', 'প্রথম বছর, সব ফি'],
])('%s shows “%s” and then “%s” for each fee group', (page, ...names) => {
  const table = bodyOf(page).querySelector('table')
  const headings = [...(table?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)
  expect(headings.slice(1, 3)).toEqual(names)
  const sums = [...(table?.querySelectorAll('tbody tr') ?? [])].map(({ children }) =>
    [...children].slice(1, 3).map(({ textContent }) => textContent),
  )
  const missing = sums.flat().find((text) => !text.startsWith('₹')) ?? ''
  const isOutsider = ({ pupils }: { pupils: string }) => Number(pupils === 'outsider')
  const groups = feeGroups.toSorted((one, other) => isOutsider(one) - isOutsider(other))
  const costs = groups.map((group) => [
    totalOf(group),
    yearCost(group, { year: 'first', bus: false }),
  ])
  const shown = (sum: number | null) => (sum === null ? missing : formatRupees(sum))
  expect(sums).toEqual(costs.map((both) => both.map(shown)))
})
