import { routeOf, siblingLinks, sidebarLinks } from '@/lib/routes/tree'
import { Icon } from '../ui/icon'
import { NavList } from './nav-list'

const card = 'rounded-2xl border border-line bg-white/60 p-4'
const title = 'px-3 pt-1 pb-2 text-lg text-forest'
const list = 'grid sm:grid-cols-2 lg:grid-cols-1'
const row =
  'flex min-h-11 items-center rounded-lg px-3 py-1.5 leading-snug hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold'

/**
 * The links beside a page: its siblings in the tree, then the Quick Links sidebar of the specification,
 * which is one closed row on phones. The row's list stands after the `details`, not in it: so it can
 * be open on wide screens in every browser.
 */
export function PageLinks({ path }: { path: string }) {
  const { sidebar, view } = routeOf(path)
  const quick = sidebarLinks(sidebar)
  const siblings = siblingLinks(path)
  const isShort = siblings.every(({ href }) => href === path)
  // On wide screens a record's siblings are tabs in its band.
  const isRepeated =
    view === 'record' || siblings.every(({ href }) => quick.some((link) => link.href === href))
  return (
    <>
      {isShort ? null : (
        <nav aria-labelledby="in-section" className={`${card} ${isRepeated ? 'lg:hidden' : ''}`}>
          <h2 id="in-section" className={title}>
            In this section
          </h2>
          <NavList links={siblings} current={path} className={list} linkClass={row} />
        </nav>
      )}
      <nav aria-labelledby="quick-links" className={`${card} max-lg:p-2`}>
        <h2 id="quick-links" className={`${title} max-lg:hidden`}>
          Quick Links
        </h2>
        <details className="group lg:hidden">
          <summary className="flex min-h-11 list-none items-center justify-between px-3 font-serif font-semibold text-forest text-lg [&::-webkit-details-marker]:hidden">
            Quick Links
            <Icon name="down" className="group-open:rotate-180" />
          </summary>
        </details>
        <NavList
          links={quick}
          current={path}
          className={`${list} max-lg:[details:not([open])+&]:hidden`}
          linkClass={row}
        />
      </nav>
    </>
  )
}
