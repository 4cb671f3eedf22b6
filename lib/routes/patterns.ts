import { type RouteKind, routes } from '../../content/routes'

/** Paths of the routes of some kinds, in the tree's order. */
export function pathsOf(...kinds: readonly RouteKind[]): string[] {
  return routes.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
}

/** One pattern for several paths, since each rule is looked at for each request. */
export function oneOf(name: string, paths: readonly string[]): string {
  return `/:${name}(${paths.map((path) => path.slice(1)).join('|')})`
}
