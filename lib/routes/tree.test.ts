import { describe, expect, it, vi } from 'vitest'
import { menuPanels } from '@/content/menu'
import { type Route, routes, type SectionId, sections, sidebars } from '@/content/routes'
import { school } from '@/content/school'
import {
  breadcrumbsOf,
  detailOf,
  fixedPaths,
  menu,
  oftenNeededLinks,
  quickLinks,
  routeOf,
  siblingLinks,
  sidebarLinks,
  sitemapSections,
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

describe('the page tree', () => {
  it('has all 76 routes of the route table, in its order', () => {
    const specified = routes.filter(({ extra }) => !extra).map(({ path }) => path)
    const toDo =
      'a page that is not in the specification gets { extra: true } in content/routes.ts; one that is stays there, at its place'
    expect(specified, toDo).toEqual(['/', ...routeTable.map((path) => `/${path}`)])
    expect(routeTable, 'the specification has not changed').toHaveLength(75)
  })

  it('names no path twice, not even in another letter case', () => {
    const paths = routes.map(({ path }) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a title for every route and a parent that exists', () => {
    for (const route of routes) {
      expect(route.title, route.path).not.toBe('')
      expect(() => breadcrumbsOf(route.path), route.path).not.toThrow()
    }
  })

  it('throws on a path it does not have', () => {
    expect(() => routeOf('/nowhere')).toThrow('No route "/nowhere"')
  })
})

describe('breadcrumbs', () => {
  it('every inner page has a breadcrumb starting with Home (linking to /)', () => {
    for (const { path } of routes.filter(({ kind }) => kind !== 'home')) {
      expect(breadcrumbsOf(path)[0]).toEqual({ title: 'Home', href: '/' })
      expect(breadcrumbsOf(path).at(-1)?.href).toBeUndefined()
    }
  })

  it('Home > X Toppers', () => {
    expect(breadcrumbsOf('/x-topper').map(({ title }) => title)).toEqual(['Home', 'X Toppers'])
  })

  it('album detail at photo-categories with breadcrumb Sub Gallery', () => {
    expect(breadcrumbsOf('/photo-categories').map(({ title }) => title)).toEqual([
      'Home',
      'Gallery',
      'Sub Gallery',
    ])
  })

  it('breadcrumbs of albums and posts carry their titles', () => {
    expect(breadcrumbsOf('/photo-categories', 'Annual Day')).toEqual([
      { title: 'Home', href: '/' },
      { title: 'Gallery', href: '/gallery' },
      { title: 'Sub Gallery' },
      { title: 'Annual Day' },
    ])
  })
})

describe('Quick Links sidebars', () => {
  it('About pages list their eighteen pages', () => {
    expect(sidebars.about.join(' ')).toBe(
      '/our-founding-father /greetings-messages /president-speaks-bbf /chairman-dps-society /chairman-dps-siliguri /pro-v-c-dps-siliguri /principal-speaks /director-dps-siliguri /chairman-siliguri /dps-society /our-mission /our-vision /our-motto /our-methodologies /our-institutes /school-uniform /students-testimonials /parents-testimonials',
    )
  })

  it('general sidebar: about-us … mandatory disclosures PDF … alumni external site … blog-post', () => {
    expect(sidebarLinks('general').map(({ href }) => href)).toEqual([
      '/about-us',
      '/academics',
      '/activities',
      '/admission',
      '/fee-structure',
      school.links.disclosures,
      '/our-transport-system',
      '/our-hostel',
      school.links.alumni,
      '/contact-us',
      '/Career',
      '/blog-post',
    ])
  })

  it('only the disclosures and the alumni’s site are outside the page tree', () => {
    const outside = sidebarLinks('general').filter(({ external }) => external)
    expect(outside.map(({ href }) => href)).toEqual([school.links.disclosures, school.links.alumni])
  })

  it('a third sidebar: service-before-self … sports-corner', () => {
    expect(sidebarLinks('third').map(({ href }) => href)).toEqual([
      '/service-before-self',
      '/hall-of-Fame',
      '/infrastructure-facilities',
      '/school-calendar',
      school.links.alumni,
      '/sitemap',
      '/bus-tracking',
      '/syllabus',
      '/recent-activities',
      '/sports-corner',
    ])
  })

  it('Hostel sidebar: our-hostel, about-hostel, hostel-fee', () => {
    expect(sidebarLinks('hostel').map(({ href }) => href)).toEqual([
      '/our-hostel',
      '/about-hostel',
      '/hostel-fee',
    ])
  })
})

describe('In this section', () => {
  const siblings = (path: string) => siblingLinks(path).map(({ href }) => href)

  it('on fee pages the other fees', () => {
    expect(siblings('/fee-9')).toEqual([
      '/fee-nursury',
      '/fee-nur-prep',
      '/fee-i-ii',
      '/fee-iii-viii',
      '/fee-9',
      '/fee-xi-hum-com',
      '/fee-xi-science',
      '/fee-xi-comm-humanities',
      '/fee-xi-science-DPS',
      '/hostel-fee',
      '/first-year-cost',
    ])
  })

  it('a page with others below it leads to them, a detail to the lists beside its own', () => {
    expect(siblings('/fee-structure')).toEqual(siblings('/fee-9'))
    expect(siblings('/greetings-messages')).toEqual(siblings('/principal-speaks'))
    expect(siblings('/photo-categories')).toEqual(siblings('/gallery'))
    expect(siblings('/gallery')).toContain('/sports-corner')
  })

  it('a page of a section without a hub leads to the pages of that section', () => {
    const ofContact = routes.filter(
      ({ section, kind }) => section === 'contact' && kind !== 'detail',
    )
    expect(siblings('/contact-us')).toEqual(ofContact.map(({ path }) => path))
  })

  it('what has nothing in common has none', () => {
    const [other] = routes.filter(({ section, parent }) => section === 'other' && !parent)
    expect(siblings(other?.path ?? '')).toEqual([])
  })
})

it('a list has its detail below it, or none', () => {
  expect(detailOf('/gallery')).toBe('/photo-categories')
  expect(detailOf('/news')).toBeNull()
  expect(detailOf('/greetings-messages')).toBeNull()
})

describe('kinds of page', () => {
  const viewsOf = (paths: string) => paths.split(' ').map((path) => routeOf(`/${path}`).view)

  it('task: fees, forms, certificate, calendar, criteria, downloads, contact, transport, uniform', () => {
    const tasks =
      'fee-structure fee-9 hostel-fee first-year-cost download-forms admission-form Career student-tc school-calendar admission-criteria-class-xi contact-us our-transport-system school-uniform'
    expect(new Set(viewsOf(tasks))).toEqual(new Set(['task']))
  })

  it('story: messages, motto, founder, beyond classrooms', () => {
    const stories =
      'principal-speaks chairman-dps-society our-motto our-founding-father beyond-classrooms'
    expect(new Set(viewsOf(stories))).toEqual(new Set(['story']))
  })

  it('hub: about, greetings, academics, activities, admission, hostel', () => {
    const hubs = 'about-us greetings-messages academics activities admission our-hostel'
    expect(new Set(viewsOf(hubs))).toEqual(new Set(['hub']))
  })

  it('record: news, albums, blog', () => {
    const records =
      'news events gallery photo-categories sports-corner blog-post blog-inner x-topper'
    expect(new Set(viewsOf(records))).toEqual(new Set(['record']))
  })
})

describe('menus', () => {
  it('reach every page but Home and the details', () => {
    const reached = menu()
      .flatMap(({ featured, groups }) => [featured, ...groups.flatMap(({ links }) => links)])
      .map(({ href }) => href)
    const expected = routes.filter(({ kind }) => kind !== 'home' && kind !== 'detail')
    expect(reached.sort()).toEqual(expected.map(({ path }) => path).sort())
  })

  it('group by need under headings with one featured task each (First-Year Cost, not last)', () => {
    for (const { title, groups } of menu()) {
      expect(groups.length, title).toBeGreaterThan(1)
      expect(groups.filter((group) => !group.title || group.links.length === 0)).toEqual([])
    }
    expect(menu().find(({ id }) => id === 'fee')?.featured.title).toBe('First-Year Cost')
  })

  it('stand in the order of content/menu.ts, with the titles of their sections and pages', () => {
    const panels = menu()
    expect(panels.map(({ id }) => id)).toEqual(menuPanels.map(({ section }) => section))
    for (const [at, { id, title, groups }] of panels.entries()) {
      expect(title).toBe(sections.find((section) => section.id === id)?.title)
      for (const [place, { links }] of groups.entries()) {
        const named = menuPanels[at]?.groups[place]?.paths ?? []
        expect(links.slice(0, named.length).map(({ href }) => href)).toEqual(named)
      }
      for (const { href, title: link, external } of groups.flatMap(({ links }) => links))
        expect([link, external]).toEqual([routeOf(href).title, false])
    }
  })

  it('a new page stands last in the panel of its section, one without a panel last of all', async () => {
    const added = (path: string, section: SectionId): Route => ({
      ...routeOf('/our-motto'),
      path,
      section,
    })
    vi.resetModules()
    vi.doMock('@/content/routes', async (original) => ({
      ...(await original<object>()),
      routes: [...routes, added('/new-fee', 'fee'), added('/new-other', 'other')],
    }))
    const panels = (await import('./tree')).menu()
    vi.doUnmock('@/content/routes')
    const lastOf = (panel?: (typeof panels)[number]) => panel?.groups.at(-1)?.links.at(-1)?.href
    expect(lastOf(panels.find(({ id }) => id === 'fee'))).toBe('/new-fee')
    expect(lastOf(panels.at(-1))).toBe('/new-other')
    const all = panels.flatMap(({ groups }) => groups.flatMap(({ links }) => links))
    expect(all.filter(({ href }) => href.startsWith('/new-'))).toHaveLength(2)
  })

  it('calendar, bus, uniform, toppers, downloads are found without "More"', () => {
    const titles = menu().map(({ title }) => title)
    expect(titles).not.toContain('More')
    expect(oftenNeededLinks().map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/school-calendar',
        '/our-transport-system',
        '/school-uniform',
        '/x-topper',
        '/download-forms',
      ]),
    )
  })

  it('the sitemap page has Home as well', () => {
    expect(sitemapSections()[0]?.links.map(({ href }) => href)).toEqual(['/'])
  })

  it('the footer links to pages of the tree and to files', () => {
    expect(quickLinks().length).toBeGreaterThan(10)
  })

  it('fixed pages are those of kind page', () => {
    expect(fixedPaths()).toContain('/our-motto')
    expect(fixedPaths()).not.toContain('/news')
  })
})
