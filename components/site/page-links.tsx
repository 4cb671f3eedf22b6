import { type NavLink, routeOf, siblingLinks, sidebarLinks, tabGroups } from '@/lib/routes/tree'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { labelsOf } from './labels'
import { maxUnfolded, NavList } from './nav-list'
import type { PageProps } from './page-title'

const row =
  'flex min-h-11 items-center rounded-lg px-3 py-1.5 leading-snug hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold desktop:min-h-9 desktop:py-1'

type Props = {
  id: string
  title: string
  lang: 'en' | 'hi' | 'bn' | undefined
  links: readonly NavLink[]
  path: string
  className?: string
}

/**
 * On phones a long list is a closed row. The list follows the `details` instead of being inside it, so every browser
 * can open it on wide screens.
 */
function LinkCard({ id, title, lang, links, path, className = '' }: Props) {
  const isLong = links.length > maxUnfolded
  return (
    <nav
      aria-labelledby={id}
      className={`rounded-2xl border border-line bg-white/60 p-4 ${isLong ? 'max-lg:p-2' : ''} ${className}`}
    >
      <h2
        id={id}
        lang={lang}
        className={`px-3 pt-1 pb-2 text-forest text-lg ${isLong ? 'max-lg:hidden' : ''}`}
      >
        {title}
      </h2>
      {isLong ? (
        <details className="group lg:hidden">
          <summary
            lang={lang}
            className="flex min-h-11 list-none items-center justify-between px-3 font-semibold font-serif text-forest text-lg [&::-webkit-details-marker]:hidden"
          >
            {title}
            <Icon name="down" className="group-open:rotate-180" />
          </summary>
        </details>
      ) : null}
      <NavList
        links={links}
        current={path}
        className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-1 max-lg:[details:not([open])+&>:not(:has([aria-current]))]:hidden"
        linkClass={row}
      />
    </nav>
  )
}

export function PageLinks({ path, lang }: Pick<PageProps, 'path' | 'lang'>) {
  const route = routeOf(path)
  const labels = labelsOf(route, lang)
  const quick = sidebarLinks(route.sidebar)
  const siblings = siblingLinks(path)
  const tabs = tabGroups(path).flat()
  const shown = [
    path,
    ...[...quick, ...(tabs.length > maxUnfolded ? [] : tabs)].map(({ href }) => href),
  ]
  const common = { lang, path }
  return (
    <>
      <LinkCard {...common} id="quick-links" title={labels.quick} links={quick} />
      {siblings.every(({ href }) => shown.includes(href)) ? null : (
        <LinkCard
          {...common}
          id="in-section"
          title={labels.inSection}
          links={siblings}
          // On wide screens a record's siblings are tabs in its band.
          className={tabs.length > 0 ? 'lg:hidden' : ''}
        />
      )}
    </>
  )
}

/** The pages before and after a story: of its Quick Links if they name it, else of its section. */
export function PreviousNext({ path }: { path: string }) {
  const quick = sidebarLinks(routeOf(path).sidebar)
  const links = quick.some(({ href }) => href === path) ? quick : siblingLinks(path)
  const place = links.findIndex(({ href }) => href === path)
  return (
    <nav aria-label="Previous and next page" className="mt-8 flex flex-wrap gap-3 print:hidden">
      {([-1, 1] as const).map((step) => {
        const link = place < 0 ? undefined : links[place + step]
        return link && !link.external ? (
          <a
            key={step}
            href={link.href}
            rel={step < 0 ? 'prev' : 'next'}
            className={`flex min-h-14 flex-[1_1_8.5rem] sm:max-w-1/2 items-center gap-3 rounded-2xl border border-line bg-white px-3 py-2 leading-snug hover:bg-mist ${
              step < 0 ? '' : 'ml-auto flex-row-reverse text-right'
            }`}
          >
            <Icon name={step < 0 ? 'back' : 'next'} className="text-gold-dark" />
            <span className="grow">
              <span className="block text-2xs text-ink-soft">{step < 0 ? 'Previous' : 'Next'}</span>
              <strong className="text-forest">
                <MultilingualText text={link.title} />
              </strong>
            </span>
          </a>
        ) : null
      })}
    </nav>
  )
}
