import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { menuPanels } from '@/content/menu'
import { fileFolders, formerPaths, type Path, routes, sidebars } from '@/content/routes'
import { school } from '@/content/school'
import { filesBelow } from '@/testing/folder'
import {
  breadcrumbsOf,
  detailOf,
  menu,
  siblingLinks,
  sidebarLinks,
  sitemapSections,
  tabGroups,
} from './tree'

/** The route table of the specification's section 2, with {product} read as dps-siliguri. */
const routeTable = `
about-us our-founding-father greetings-messages president-speaks-bbf chairman-dps-society
chairman-dps-siliguri pro-v-c-dps-siliguri principal-speaks director-dps-siliguri chairman-siliguri
dps-society our-mission our-vision our-motto our-methodologies our-institutes school-uniform
students-testimonials parents-testimonials
academics our-curriculum our-evaluation-strategies our-faculty shaping-impressionable-minds
our-laboratory our-library beyond-classrooms student-tc download-forms
activities co-curricular-activities games-and-sports clubs-and-societies
admission admission-information admission-criteria-class-xi online-application-process e-prospectus
admission-form careercounseling
fee-structure fee-nursury fee-nur-prep fee-i-ii fee-iii-viii fee-9 fee-xi-hum-com fee-xi-science
fee-xi-comm-humanities fee-xi-science-DPS hostel-fee
our-transport-system our-hostel about-hostel
contact-us Career
blog-post blog-inner news events gallery photo-categories recent-activities sub-recent-activities
sports-corner sub-sports-corner
service-before-self hall-of-Fame infrastructure-facilities school-calendar sitemap syllabus
bus-tracking xii-topper x-topper`
  .trim()
  .split(/\s+/)

it('the page tree contains all 76 routes of the specification, in the same order', () => {
  const specified = routes.filter(({ extra }) => !extra).map(({ path }) => path)
  const toDo =
    'a page that is not in the specification gets { extra: true } in content/routes.ts; one that is stays there, at its place'
  expect(specified, toDo).toEqual(['/', ...routeTable.map((path) => `/${path}`)])
  expect(routeTable, 'the specification has not changed').toHaveLength(75)
})

// That every inner page has one: e2e/every-page.spec.ts.
it.each([
  ['/x-topper', 'Home(/) > X Toppers'],
  ['/photo-categories', 'Home(/) > Gallery(/gallery) > Sub Gallery'],
  ['/photo-categories', 'Home(/) > Gallery(/gallery) > Sub Gallery > Annual Day', 'Annual Day'],
])('builds the breadcrumbs of %s as %s', (path, expected, record?: string) => {
  const crumbs = breadcrumbsOf(path, record)
  expect(crumbs.map(({ title, href }) => title + (href ? `(${href})` : '')).join(' > ')).toBe(
    expected,
  )
})

const hrefsOf = (links: readonly { href: string }[]) => links.map(({ href }) => href)
const paths = (names: string) =>
  names.split(' ').map((name) => (/^\/|:/.test(name) ? name : `/${name}`))
const { disclosures, alumni } = school.links

it('the section About has eighteen pages in its Quick Links', () => {
  expect(sidebars.about).toEqual(routeTable.slice(1, 19).map((path) => `/${path}`))
})

it.each([
  [
    'general',
    `about-us academics activities admission fee-structure ${disclosures} our-transport-system our-hostel ${alumni} contact-us Career blog-post`,
  ],
  [
    'third',
    `service-before-self hall-of-Fame infrastructure-facilities school-calendar ${alumni} sitemap bus-tracking syllabus recent-activities sports-corner`,
  ],
  ['hostel', 'our-hostel about-hostel hostel-fee'],
] as const)('the sidebar “%s” has the Quick Links of the specification', (name, expected) => {
  expect(hrefsOf(sidebarLinks(name))).toEqual(paths(expected))
})

const siblings = (path: string) => hrefsOf(siblingLinks(path))

it('a fee page links to all fee pages under "In this section"', () => {
  const first = routeTable.indexOf('fee-nursury')
  const fees = routeTable.slice(first, routeTable.indexOf('hostel-fee') + 1)
  expect(siblings('/fee-9')).toEqual(paths(fees.join(' ')))
})

it('under "In this section", a hub page lists its children, and a detail page shows all lists of its section', () => {
  expect(siblings('/fee-structure')).toEqual(siblings('/fee-9'))
  expect(siblings('/greetings-messages')).toEqual(siblings('/principal-speaks'))
  expect(siblings('/photo-categories')).toEqual(siblings('/gallery'))
  expect(siblings('/gallery')).toContain('/sports-corner')
})

it('under "In this section", pages link to each other if their section has no hub; so do topper lists', () => {
  const ofContact = routes.filter(({ section, kind }) => section === 'contact' && kind !== 'detail')
  expect(siblings('/contact-us')).toEqual(ofContact.map(({ path }) => path))
  const [other] = routes.filter(({ section, parent }) => section === 'other' && !parent)
  expect(siblings(other?.path ?? '')).toEqual([])
  expect(siblings('/x-topper')).toEqual(['/xii-topper', '/x-topper'])
})

it('shows the lists of a section as tabs, text lists before album lists, and no tabs for a single list', () => {
  const tabs = (path: string) => tabGroups(path).map(hrefsOf)
  expect(tabs('/x-topper')).toEqual([['/xii-topper', '/x-topper']])
  const [words, albums] = tabs('/photo-categories')
  // A list of a new kind is a further tab.
  expect(words).toEqual(expect.arrayContaining(paths('blog-post news events')))
  expect(albums).toEqual(expect.arrayContaining(paths('gallery recent-activities sports-corner')))
  expect(tabs('/news')).toEqual([words, albums])
  expect(tabs('/careercounseling')).toEqual([])
})

it('detailOf returns the detail page of a list, or null', () => {
  expect(detailOf('/gallery')).toBe('/photo-categories')
  expect(detailOf('/news')).toBeNull()
  expect(detailOf('/greetings-messages')).toBeNull()
})

it('the menus link to every page except Home and detail pages', () => {
  const reached = menu()
    .flatMap(({ featured, groups }) => [featured, ...groups.flatMap(({ links }) => links)])
    .map(({ href }) => href)
  const expected = routes.filter(({ kind }) => kind !== 'home' && kind !== 'detail')
  expect(reached).toEqual(expect.arrayContaining(expected.map(({ path }) => path)))
})

it('each menu has one featured page, and a heading above each group of links', () => {
  const groups = menu().flatMap((panel) => panel.groups)
  expect(groups.filter(({ title, links }) => !title || links.length === 0)).toEqual([])
  const featured = menu().map((panel) => panel.featured.href)
  expect(featured).toEqual(menuPanels.map((panel) => panel.featured.path))
})

it('the sitemap page begins with Home', () => {
  expect(hrefsOf(sitemapSections()[0]?.links ?? [])).toEqual(['/'])
})

it('our code contains no path of a page that does not exist', () => {
  expectTypeOf<'/a-page-that-is-gone'>().not.toExtend<Path>()
  const known = new Set<string>([
    ...routes.map(({ path }) => path),
    ...formerPaths.map(([path]) => path),
    ...fileFolders.map((one) => `/${one}`),
  ])
  const gone = filesBelow('app', 'components', 'lib', 'server', 'content')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`](\/[\w-]*\w)(?=['"#?`$])/g)]
        .filter(([, path = '']) => !known.has(path))
        .map(([, path]) => `${file}: ${path}`),
    )
  expect(gone).toEqual([])
})
