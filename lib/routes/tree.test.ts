import { describe, expect, it } from 'vitest'
import { routes, sidebars } from '@/content/routes'
import {
  breadcrumbsOf,
  fixedPaths,
  menu,
  quickLinks,
  routeOf,
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
    expect(specified).toEqual(['/', ...routeTable.map((path) => `/${path}`)])
    expect(specified).toHaveLength(76)
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
    expect(sidebarLinks('general').map(({ title }) => title)).toEqual([
      'About Us',
      'Academics',
      'Activities',
      'Admission',
      'Fee Structure',
      'Mandatory Disclosures',
      'Our Transport System',
      'Our Hostel',
      'Alumni',
      'Contact Us',
      'Career',
      'Blog',
    ])
  })

  it('a third sidebar: service-before-self … sports-corner', () => {
    expect(sidebarLinks('third').map(({ title }) => title)).toEqual([
      'Service Before Self',
      'Hall of Fame',
      'Infrastructure Facilities',
      'School Calendar',
      'Alumni',
      'Sitemap',
      'Bus Tracking',
      'Syllabus',
      'Recent Activities',
      'Sports Corner',
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

describe('menus', () => {
  it('reach every page but Home and the details', () => {
    const reached = menu().flatMap(({ links }) => links.map(({ href }) => href))
    const expected = routes.filter(({ kind }) => kind !== 'home' && kind !== 'detail')
    expect(reached.sort()).toEqual(expected.map(({ path }) => path).sort())
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
