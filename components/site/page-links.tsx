import { routeOf, siblingLinks, sidebarLinks } from '@/lib/routes/tree'
import { Icon } from '../ui/icon'
import { NavList } from './nav-list'

const card = 'rounded-2xl border border-line bg-white/60 p-4'
const title = 'px-3 pt-1 pb-2 text-lg text-forest'
const list = 'grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-1'
const row =
  'flex min-h-11 items-center rounded-lg px-3 py-1.5 leading-snug hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold'

/** So many links stand beside a page on wide screens. */
const longest = 12
/** Of more quick links, so many at least and at most: those that follow the page one is on. */
const [fewest, most] = [4, 7]

/**
 * The links beside a page: its siblings in the tree, then the Quick Links sidebar of the specification,
 * which is one closed row on phones. The row's lists stand after the `details`, not in it: so they can
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
  const room = longest - (isShort || isRepeated ? 0 : siblings.length)
  const isLong = quick.length > room
  const seen = isLong ? Math.max(fewest, Math.min(most, room)) : quick.length
  const at = quick.findIndex(({ href }) => href === path) + 1
  const next = Math.min(at, quick.length - seen)
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
      <nav aria-labelledby="quick-links" className={`${card} flex flex-col max-lg:p-2`}>
        <h2 id="quick-links" className={`${title} max-lg:hidden`}>
          Quick Links
        </h2>
        <details
          className={`group ${isLong ? 'lg:order-last lg:mt-1 lg:border-line lg:border-t' : 'lg:hidden'}`}
        >
          <summary className="flex min-h-11 list-none items-center justify-between px-3 font-semibold text-forest max-lg:font-serif max-lg:text-lg [&::-webkit-details-marker]:hidden">
            <span className="lg:hidden">Quick Links</span>
            <span className="max-lg:hidden">All quick links</span>
            <Icon name="down" className="group-open:rotate-180" />
          </summary>
        </details>
        {[quick.slice(0, next), quick.slice(next, next + seen), quick.slice(next + seen)].map(
          (links, index) => (
            <NavList
              key={index}
              links={links}
              current={path}
              className={`${list} empty:hidden ${index === 1 ? 'max-lg:[details:not([open])~&]:hidden' : '[details:not([open])~&]:hidden'}`}
              linkClass={row}
            />
          ),
        )}
      </nav>
    </>
  )
}
