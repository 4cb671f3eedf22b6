import type { NavLink } from '@/lib/routes/tree'
import { NavAnchor } from './nav-anchor'

/** The Quick Links sidebar of every inner page; marks the page one is on. */
export function QuickLinks({ links, current }: { links: readonly NavLink[]; current: string }) {
  return (
    <nav aria-labelledby="quick-links" className="rounded-2xl border border-line bg-white/60 p-4">
      <h2 id="quick-links" className="px-3 pt-1 pb-2 text-lg text-forest">
        Quick Links
      </h2>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-1">
        {links.map((link) => (
          <li key={link.href}>
            <NavAnchor
              link={link}
              current={current}
              className="flex min-h-11 items-center rounded-lg px-3 py-1.5 leading-snug hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
