import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { type MenuSection, menu, type NavLink, oftenNeededLinks, toLink } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { SearchForm } from '../search/search-form'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { headerLinks, languageLinks } from './header-links'
import { NavList } from './nav-list'

const contacts: readonly NavLink[] = [
  ...school.phones.map(({ label, digits }) => ({
    href: phoneHref(digits),
    title: `${label}: ${formatPhone(digits)}`,
    external: false,
  })),
  { href: `mailto:${school.email}`, title: school.email, external: false },
]

const opener =
  'min-h-11 items-center gap-2 rounded-full border border-field px-4 font-semibold text-xs max-[339px]:px-3'
/** The margin is on the right, so a button after it in the HTML does not push it. */
const bar = 'xl:static xl:mr-auto xl:w-auto xl:overflow-visible xl:bg-transparent'

/** Content shared by the button and its fallback link. */
function OpenerLabel() {
  return (
    <>
      <Icon name="menu" className="max-[339px]:hidden" />
      Menu
    </>
  )
}

/** Sections with more links than this have no card for their first page. */
const crowded = 12
/** Sections with at most this many links open a box below their button. */
const few = 5

function SectionPanel({ section }: { section: MenuSection }) {
  const id = `menu-${section.id}`
  const { featured } = section
  const links = section.groups.reduce((count, group) => count + group.links.length, 0)
  const isCrowded = links > crowded
  const groups = isCrowded
    ? [...section.groups, { title: featured.words, links: [featured] }]
    : section.groups
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        className="menu-button xl:has-[+:popover-open]:bg-mist"
      >
        {section.title}
        <Icon name="next" className="xl:hidden" />
        <Icon name="down" className="size-[0.8em]! max-xl:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-sheet menu-panel ${links > few ? '' : 'menu-box'}`}
      >
        <div className="wrap py-4 xl:py-5">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            autoFocus
            className="menu-button mb-2 justify-start! gap-2 xl:hidden"
          >
            <Icon name="back" />
            All sections
          </button>
          <p className="px-3 pb-2 font-serif text-forest text-xl xl:hidden">{section.title}</p>
          <div className="menu-groups">
            {isCrowded ? null : (
              <a
                href={featured.href}
                className="mb-3 block rounded-2xl bg-mist p-4 leading-snug hover:bg-gold-light"
              >
                <span className="block font-semibold font-serif text-forest text-lg">
                  {featured.title}
                </span>
                <span className="mt-1 block text-ink-soft text-xs">{featured.words}</span>
              </a>
            )}
            {groups.map(({ title, links }) => (
              <div key={title} className="mb-3">
                <p className="px-3 pt-1 pb-1 font-semibold text-gold-dark text-xs">{title}</p>
                <NavList links={links} linkClass="menu-row" className="menu-columns" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </li>
  )
}

/**
 * The whole menu without a script. Popovers bring Escape, light dismissal and tab order; browsers without them get a
 * link to the site map.
 */
export function Menu() {
  return (
    <>
      <a href={'/sitemap' satisfies Path} className={`inline-flex popovers:hidden ${opener}`}>
        <OpenerLabel />
      </a>
      <button
        type="button"
        popoverTarget="menu"
        className={`hidden max-xl:popovers:inline-flex ${opener}`}
      >
        <OpenerLabel />
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Main"
        className={`hidden popovers:open:block xl:popovers:block menu-sheet ${bar}`}
      >
        <div className="max-xl:py-4">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            autoFocus
            className="menu-button mb-2 justify-start! gap-2 xl:hidden"
          >
            <Icon name="close" />
            Close menu
          </button>
          <NavList
            links={languageLinks}
            className="mb-2 flex font-semibold xl:hidden"
            linkClass="menu-row min-w-11"
          />
          <div className="mb-4 px-3 xl:hidden">
            <a
              href={'/admission-form' satisfies Path}
              className={buttonClass('primary', 'w-full min-h-12!')}
            >
              {toLink('/admission-form').title}
            </a>
          </div>
          <div className="mb-4 px-3 xl:hidden">
            <SearchForm id="menu-search" />
          </div>
          <div className="mb-3 border-line border-b pb-3 xl:hidden">
            <p className="px-3 font-semibold text-gold-dark text-xs">Often needed</p>
            <NavList
              links={oftenNeededLinks()}
              linkClass="menu-row"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] text-xs leading-snug"
            />
          </div>
          <ul className="xl:flex xl:items-center">
            {menu().map((section) => (
              <SectionPanel key={section.id} section={section} />
            ))}
          </ul>
          <NavList
            links={[...headerLinks, ...contacts]}
            className="mt-4 border-line border-t pt-4 xl:hidden"
            linkClass="menu-row"
          />
        </div>
      </nav>
    </>
  )
}
