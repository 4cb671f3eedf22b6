import { siblingLinks } from '@/lib/routes/tree'
import { NavList } from './nav-list'
import { type PageProps, PageTitle } from './page-title'

/**
 * Of a page of what the school publishes through the year: light and, on wide screens, with the section's
 * other lists as a row of tabs below the heading.
 */
export function RecordBand(page: PageProps) {
  return (
    <div className="border-accent border-b-2 bg-white">
      <div className="wrap pt-3 pb-4 md:pt-5 lg:pb-0">
        <PageTitle {...page} className="text-3xl text-accent" />
        <nav aria-label="Other lists" className="mt-4 hidden lg:block print:hidden">
          <NavList
            links={siblingLinks(page.path)}
            current={page.path}
            className="flex flex-wrap gap-x-2"
            linkClass="flex min-h-11 items-center border-transparent border-b-4 px-3 hover:bg-mist aria-[current=page]:border-accent aria-[current=page]:font-semibold"
          />
        </nav>
      </div>
    </div>
  )
}
