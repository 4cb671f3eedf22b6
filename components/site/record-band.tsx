import { tabLinks } from '@/lib/routes/tree'
import { maxUnfolded, NavList } from './nav-list'
import { type PageProps, PageTitle } from './page-title'

/**
 * Band of a record page: light, with the section's other lists as tabs below the heading; long rows of tabs on wide
 * screens alone.
 */
export function RecordBand(page: PageProps) {
  const tabs = tabLinks(page.path)
  const isShort = tabs.length > 0 && tabs.length <= maxUnfolded
  return (
    <div className="border-accent border-b-2 bg-white">
      <div
        className={`wrap pt-3 md:pt-5 ${isShort ? '' : 'pb-4'} ${tabs.length > 0 ? 'lg:pb-0' : ''}`}
      >
        <PageTitle {...page} className="text-3xl text-accent" />
        {tabs.length > 0 ? (
          <nav
            aria-label="Other lists"
            className={`mt-4 print:hidden ${isShort ? '' : 'hidden lg:block'}`}
          >
            <NavList
              links={tabs}
              current={page.path}
              className="flex flex-wrap gap-x-2"
              linkClass="flex min-h-11 items-center border-transparent border-b-4 px-3 hover:bg-mist aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            />
          </nav>
        ) : null}
      </div>
    </div>
  )
}
