import { menuPanels, oftenNeeded } from '@/content/menu'
import {
  type Route,
  routes,
  type SidebarLink,
  type SidebarName,
  sections,
  sectionTitle,
  sidebars,
} from '@/content/routes'
import { school } from '@/content/school'

export type NavLink = { title: string; href: string; external: boolean }

export type Crumb = { title: string; href?: string }

export type MenuSection = ReturnType<typeof menu>[number]

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of a canonical path. Throws on a path the tree does not have: a slip in our own code. */
export function routeOf(path: string): Route {
  const route = byPath.get(path)
  if (!route) throw new Error(`No route "${path}" in content/routes.ts`)
  return route
}

/** Path of the pages of a list's single records (`?id=`); null when the tree has none below the list. */
export function detailOf(list: string): string | null {
  return routes.find(({ kind, parent }) => kind === 'detail' && parent === list)?.path ?? null
}

/**
 * Home, the pages above a route, and the route itself (specification, section 1: every inner page
 * has a breadcrumb starting with Home); at the end of a detail's the title of its record.
 */
export function breadcrumbsOf(path: string, record?: string): Crumb[] {
  const above: Crumb[] = []
  for (let at = routeOf(path).parent; at; at = routeOf(at).parent)
    above.unshift({ title: routeOf(at).title, href: at })
  const last = record === undefined ? [] : [{ title: record }]
  return [{ title: 'Home', href: '/' }, ...above, { title: routeOf(path).title }, ...last]
}

export function toLink(entry: string | Exclude<SidebarLink, string>): NavLink {
  if (typeof entry !== 'string') return { ...entry, external: true }
  return { title: routeOf(entry).title, href: entry, external: false }
}

export function sidebarLinks(name: SidebarName): NavLink[] {
  return sidebars[name].map(toLink)
}

/** Details are reached from their list with an id, so no menu and no sitemap names them. */
function isListed(route: Route): boolean {
  return route.kind !== 'detail'
}

/** Returns the panel of a page that no panel lists: its section's, otherwise the last. */
function panelOf(route: Route) {
  return menuPanels.find(({ section }) => section === route.section) ?? menuPanels.at(-1)
}

/** The header's menu. A new page is in it, last in its panel, as soon as it is in the tree. */
export function menu() {
  const listedPaths = new Set(
    menuPanels.flatMap(({ featured, groups }) => [
      '/',
      featured.path,
      ...groups.flatMap(({ paths }) => paths),
    ]),
  )
  const others = routes.filter((route) => isListed(route) && !listedPaths.has(route.path))
  return menuPanels.map((panel) => {
    const { section, featured, groups } = panel
    const added = others.filter((route) => panelOf(route) === panel).map(({ path }) => path)
    return {
      id: section,
      title: sectionTitle(section),
      featured: { ...toLink(featured.path), words: featured.words },
      groups: groups.map(({ title, paths }, index) => ({
        title,
        links: [...paths, ...(index === groups.length - 1 ? added : [])].map(toLink),
      })),
    }
  })
}

export function oftenNeededLinks(): NavLink[] {
  const portal = { href: school.links.feePortal, title: 'Pay fees', external: true }
  return [portal, ...oftenNeeded.map(toLink)]
}

/**
 * Returns the siblings of a page, itself included: pages with the same parent, its own children if it has any, or
 * its section's pages. Under "More" only the two lists of toppers belong together.
 */
export function siblingLinks(path: string): NavLink[] {
  const own = routeOf(path)
  const { parent, section } = own.kind === 'detail' && own.parent ? routeOf(own.parent) : own
  const listed = routes.filter(isListed)
  const above = listed.some((route) => route.parent === path) ? path : parent
  const isMore = !above && section === 'other'
  if (isMore && own.view !== 'record') return []
  return listed
    .filter((route) => route.parent === above && (above || route.section === section))
    .filter((route) => !isMore || route.view === 'record')
    .map((route) => toLink(route.path))
}

/** True if the records of a list have pages with paginated photos. */
const isOfAlbums = (list: string) => routeOf(detailOf(list) ?? '/').query.includes('page')

/** Returns the sibling lists of a list or its detail, as tabs: lists of text, then of albums; none for a single list. */
export function tabGroups(path: string): NavLink[][] {
  if (routeOf(path).view !== 'record') return []
  const lists = siblingLinks(path).filter(({ href }) => routeOf(href).view === 'record')
  const groups = [false, true].map((areAlbums) =>
    lists.filter(({ href }) => isOfAlbums(href) === areAlbums),
  )
  return lists.length > 1 ? groups.filter((links) => links.length > 0) : []
}

export function sitemapSections() {
  const listed = routes.filter(isListed)
  return sections.map((section) => ({
    ...section,
    links: listed.filter((route) => route.section === section.id).map(({ path }) => toLink(path)),
  }))
}

/** Paths of the routes of a kind: of the fixed pages, which `content/pages` must match file by file, or of forms. */
export function pathsOf(kind: Route['kind']): string[] {
  return routes.filter((route) => route.kind === kind).map((route) => route.path)
}
