import { canonicalPath } from '@/lib/routes/canonical'
import { sitemapSections } from '@/lib/routes/tree'
import { headerLinks } from '../site/header-links'
import { NavList } from '../site/nav-list'

const row = 'flex min-h-11 items-center py-1 hover:underline'

/**
 * Links to every listed page by section, in tree order, and the header's that lead elsewhere. It is also the menu of browsers without
 * popovers.
 */
export function SitemapList() {
  return (
    <div className="wide gap-x-10 sm:columns-2">
      {sitemapSections().map(({ id, title, links }) => (
        <section key={id} aria-labelledby={`map-${id}`} className="mb-8 break-inside-avoid">
          <h2 id={`map-${id}`} className="border-gold border-b-2 pb-2 text-lg text-forest">
            {title}
          </h2>
          <NavList links={links} className="[&>li]:border-line [&>li]:border-b" linkClass={row} />
        </section>
      ))}
      <NavList
        aria-label="Links of the header"
        links={headerLinks.filter(({ href }) => canonicalPath(href) === null)}
        className="mb-8 break-inside-avoid"
        linkClass={row}
      />
    </div>
  )
}
