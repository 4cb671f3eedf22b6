import type { Crumb } from '@/lib/routes/tree'

/** The way from Home to this page; the page itself is named but is no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        {crumbs.map(({ title, href }) => (
          <li key={href ?? 'here'} className="flex items-center gap-2">
            {href ? (
              <>
                <a href={href} className="text-link inline-flex min-h-8 items-center">
                  {title}
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
