import { sitemapSections } from '@/lib/routes/tree'

/** Links to every listed page, section by section, in the order of the tree. */
export function SitemapList() {
  return (
    <div className="wide gap-x-10 sm:columns-2">
      {sitemapSections().map(({ id, title, links }) => (
        <section key={id} aria-labelledby={`map-${id}`} className="mb-8 break-inside-avoid">
          <h2 id={`map-${id}`} className="border-gold border-b-2 pb-2 text-[1.3rem] text-forest">
            {title}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-line border-b">
                <a href={link.href} className="flex min-h-11 items-center py-1 hover:underline">
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
