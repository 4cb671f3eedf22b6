import { type MenuSection, menu } from '@/lib/routes/tree'
import { SearchForm } from '../search/search-form'
import { Icon } from '../ui/icon'
import { HeaderLinks } from './header-links'
import { NavAnchor } from './nav-anchor'

const row = 'menu-row'
const opener =
  'min-h-10 items-center gap-2 rounded-full border border-field px-3 font-semibold text-xs min-[400px]:px-4'

/** What the button and the link in its place show. */
function OpenerLabel() {
  return (
    <>
      <Icon name="menu" className="max-[399px]:hidden" />
      Menu
    </>
  )
}

/** A section's pages: a panel below the bar, or on phones a second sheet with a way back. */
function SectionPanel({ section }: { section: MenuSection }) {
  const id = `menu-${section.id}`
  return (
    <li>
      <button type="button" popoverTarget={id} className="menu-button">
        {section.title}
        <Icon name="next" className="bar:hidden" />
      </button>
      <div id={id} popover="auto" className="menu-sheet menu-panel">
        <div className="wrap py-4 bar:py-7">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="menu-button mb-2 justify-start! gap-2 bar:hidden"
          >
            <Icon name="back" />
            All sections
          </button>
          <p className="px-3 pb-2 font-serif text-xl text-forest">{section.title}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2 bar:grid-cols-3">
            {section.links.map((link) => (
              <li key={link.href}>
                <NavAnchor link={link} className={row} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}

/**
 * The whole menu without a script: one list of sections, a bar on wide screens and a sheet on small
 * ones. Popovers bring Escape, light dismissal and the tab order; a browser that does not know them
 * shows a link to the site map instead (`app/menu.css`).
 */
export function Menu() {
  return (
    <>
      <a href="/sitemap" className={`menu-link ${opener}`}>
        <OpenerLabel />
      </a>
      <button type="button" popoverTarget="menu" className={`menu-opener ${opener}`}>
        <OpenerLabel />
      </button>
      <nav id="menu" popover="auto" aria-label="Main" className="menu-sheet menu-bar">
        <div className="max-bar:wrap max-bar:py-4">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="menu-button mb-2 justify-start! gap-2 bar:hidden"
          >
            <Icon name="close" />
            Close menu
          </button>
          <div className="mb-4 px-3 bar:hidden">
            <SearchForm id="menu-search" />
          </div>
          <ul className="bar:flex bar:items-center">
            {menu().map((section) => (
              <SectionPanel key={section.id} section={section} />
            ))}
          </ul>
          <ul className="mt-4 border-line border-t pt-4 bar:hidden">
            <li>
              <a href="/admission-form" className={row}>
                Admission Enquiry
              </a>
            </li>
            <HeaderLinks className={row} />
          </ul>
        </div>
      </nav>
    </>
  )
}
