import type { Crumb } from '@/lib/routes/tree'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        {crumbs.map(({ title, href }, index) => (
          <li key={index} className="flex items-center gap-2">
            {href ? (
              <TextLink href={href} height="compact">
                {title}
              </TextLink>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>
                <MultilingualText text={title} />
              </span>
            )}
            {index < last ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
