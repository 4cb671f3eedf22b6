import {
  footerLinks,
  type Route,
  routes,
  type Section,
  type SidebarLink,
  type SidebarName,
  sections,
  sidebars,
} from '@/content/routes'

/** A link ready to be shown. `external` links leave the page tree (files and other hosts). */
export type NavLink = { title: string; href: string; external: boolean }

/** A breadcrumb; the last one is the page itself and has no `href`. */
export type Crumb = { title: string; href?: string }

/** A section of the header's menu with the pages below it. */
export type MenuSection = { id: string; title: string; hub?: string; links: NavLink[] }

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
  for (let at = routeOf(path).parent; at; at = routeOf(at).parent) {
    above.unshift({ title: routeOf(at).title, href: at })
  }
  const last = record === undefined ? [] : [{ title: record }]
  return [{ title: 'Home', href: '/' }, ...above, { title: routeOf(path).title }, ...last]
}

/** Turns a row of a sidebar or of the footer into a link. */
export function toLink(entry: SidebarLink): NavLink {
  if (typeof entry !== 'string') return { ...entry, external: true }
  return { title: routeOf(entry).title, href: entry, external: false }
}

/** The Quick Links of a sidebar, in the specification's order. */
export function sidebarLinks(name: SidebarName): NavLink[] {
  return sidebars[name].map(toLink)
}

/** The footer's quick links. */
export function quickLinks(): NavLink[] {
  return footerLinks.map(toLink)
}

/** Details are reached from their list with an id, so no menu and no sitemap names them. */
function isListed(route: Route): boolean {
  return route.kind !== 'detail'
}

function pagesOf(section: Section): NavLink[] {
  return routes
    .filter((route) => route.section === section.id && isListed(route))
    .map((route) => toLink(route.path))
}

/** The header's menu: every section but Home, with its pages; the hub comes first. */
export function menu(): MenuSection[] {
  return sections
    .filter((section) => section.id !== 'home')
    .map((section) => ({ ...section, links: pagesOf(section) }))
}

/** Every listed page by section, Home first, for the sitemap page. */
export function sitemapSections(): MenuSection[] {
  return sections.map((section) => ({ ...section, links: pagesOf(section) }))
}

/** Paths of the fixed pages, which `content/pages` must match file by file. */
export function fixedPaths(): string[] {
  return routes.filter((route) => route.kind === 'page').map((route) => route.path)
}

/** Paths of the pages with a form, the only ones that may be posted to. */
export function pagesWithForms(): string[] {
  return routes.filter((route) => route.kind === 'form').map((route) => route.path)
}
