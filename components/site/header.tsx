import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { toLink } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { headerLinks, languageLinks } from './header-links'
import { Menu } from './menu'
import { NavList } from './nav-list'

const strip = 'inline-flex min-h-strip min-w-0 max-w-full items-center gap-x-1.5 hover:underline'

function ContactStrip() {
  return (
    <div className="bg-forest text-[clamp(0.74rem,3.45vw,0.8rem)] text-paper">
      <div className="wrap flex flex-wrap items-center gap-x-1 sm:gap-x-5 xl:max-3xl:gap-x-3 usual-text:max-md:flex-nowrap md:popovers:flex-nowrap">
        <ul className="flex min-w-0 grow flex-wrap items-center gap-x-1 max-sm:justify-between sm:gap-x-5 xl:flex-nowrap xl:max-3xl:gap-x-3 [&>li]:max-w-full">
          {school.phones.map(({ label, digits }) => (
            <li key={digits}>
              <a
                href={phoneHref(digits)}
                className={`${strip} max-lg:flex-col max-lg:items-start max-lg:justify-center max-lg:leading-tight`}
              >
                <span className="sr-only">{`${label}: `}</span>
                <span aria-hidden="true" className="text-gold-light">
                  {label}
                </span>
                <b className="whitespace-nowrap font-semibold">{formatPhone(digits)}</b>
              </a>
            </li>
          ))}
          <li className="sm:max-xl:ml-auto">
            <a href={`mailto:${school.email}`} className={`${strip} min-w-6`}>
              <Icon name="mail" className="max-sm:size-5" />
              <span className="sr-only">{school.email}</span>
              <span aria-hidden="true" className="min-w-0 break-words max-sm:hidden">
                {school.email}
              </span>
            </a>
          </li>
        </ul>
        <a href="/search#q" className={`${strip} max-xl:hidden`}>
          <Icon name="search" />
          {/* A wide fallback font leaves room for the word on large screens only. */}
          <span className="max-3xl:sr-only">Search</span>
        </a>
        <NavList
          links={headerLinks}
          className="flex items-center gap-x-6 whitespace-nowrap max-xl:hidden xl:max-3xl:gap-x-4"
          linkClass={strip}
        />
        <NavList
          links={languageLinks}
          className="flex items-center font-semibold [&>li+li]:before:content-['·']"
          linkClass={`${strip} w-11 justify-center overflow-hidden max-[339px]:w-9`}
        />
      </div>
    </div>
  )
}

function Brand() {
  return (
    <a
      href={'/' satisfies Path}
      className="flex min-w-0 grow basis-32 items-center lg:shrink-0 lg:basis-auto xl:grow-0 gap-2 py-1 no-underline sm:gap-3"
    >
      <span className="emblem h-10 w-9 shrink-0" />
      <span className="min-w-0 leading-tight">
        <span
          translate="no"
          className="block font-serif font-semibold text-base text-forest min-[340px]:usual-text:whitespace-nowrap sm:text-lg"
        >
          {school.name}
        </span>
        <span className="block text-2xs text-ink-soft max-sm:text-[min(theme(fontSize.2xs),3.2vw)]">
          {school.motto}
        </span>
      </span>
    </a>
  )
}

/** Header of every page: only HTML and CSS. */
export function Header() {
  return (
    <header className="relative z-20 [anchor-name:--header] print:hidden">
      <ContactStrip />
      <div className="border-line border-b bg-paper">
        {/* On wide screens labels wrap, not the bar: the page must not move when our fonts arrive. */}
        <div className="wrap flex min-h-bar flex-wrap items-center gap-x-2 lg:gap-x-4 xl:flex-nowrap">
          <Brand />
          <NavList
            links={[...headerLinks, toLink('/admission-form')]}
            className="flex gap-x-2.5 font-[550] text-2xs leading-tight max-md:hidden lg:gap-x-5 xl:hidden"
            linkClass="flex min-h-11 w-min items-center hover:underline lg:w-auto"
          />
          <a
            href="/search#q"
            className="grid size-11 place-items-center rounded-full text-forest hover:bg-mist max-[339px]:size-9 xl:hidden"
          >
            <Icon name="search" className="size-5" />
            <span className="sr-only">Search</span>
          </a>
          <Menu />
          <a
            href={'/admission-form' satisfies Path}
            className={smallButtonClass('primary', 'max-xl:hidden')}
          >
            Admission Enquiry
          </a>
        </div>
      </div>
    </header>
  )
}
