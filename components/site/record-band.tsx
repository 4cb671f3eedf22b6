import { routeOf, tabGroups } from '@/lib/routes/tree'
import { NavList } from './nav-list'
import { type PageProps, PageTitle } from './page-title'

/** Light band with the section's lists as tabs; small screens show only those of the same kind, on one scrolling line. */
export function RecordBand(page: PageProps) {
  const { path } = page
  const groups = tabGroups(path)
  const isOwn = ({ href }: { href: string }) => href === path || href === routeOf(path).parent
  return (
    <div className="border-accent border-b-2 bg-white">
      <div className={`wrap pt-2 md:pt-5 ${groups.length > 0 ? '' : 'pb-3'}`}>
        <PageTitle {...page} className="text-2xl text-accent md:text-3xl" />
        {groups.length > 0 ? (
          <nav
            aria-label="Other lists"
            className="no-scrollbar -mx-2 flex overflow-x-auto whitespace-nowrap print:hidden [&_:focus-visible]:-outline-offset-4"
          >
            {groups.map((links, index) => (
              <NavList
                key={index}
                links={links}
                current={path}
                className={`flex ${links.some(isOwn) ? '' : 'max-lg:hidden'}`}
                linkClass="flex min-h-11 items-center border-transparent border-b-4 px-2 text-xs hover:bg-mist aria-[current=page]:border-accent aria-[current=page]:font-semibold sm:text-sm"
              />
            ))}
          </nav>
        ) : null}
      </div>
    </div>
  )
}
