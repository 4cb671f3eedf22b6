import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Brand } from './brand'
import { headerLinks } from './header-links'
import { Menu } from './menu'
import { NavList } from './nav-list'

const strip = 'inline-flex min-h-strip max-w-full items-center gap-1.5 px-1 hover:underline'

/** Phones, e-mail and the links the specification's section 1 puts on top of every page. */
function ContactStrip() {
  return (
    <div className="bg-forest text-xs text-paper">
      <div className="wrap flex items-center gap-x-6">
        <ul className="flex min-w-0 grow flex-wrap items-center gap-x-4 [&>li]:max-w-full">
          {school.phones.map(({ label, digits }) => (
            <li key={digits}>
              <a href={phoneHref(digits)} className={strip}>
                <Icon name="phone" />
                <span className="sr-only">{label}: </span>
                {formatPhone(digits)}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${school.email}`} className={strip}>
              <Icon name="mail" />
              <span className="min-w-0 break-words">{school.email}</span>
            </a>
          </li>
          <li className="ml-auto max-[339px]:hidden">
            <a href="/search#q" className={strip}>
              <Icon name="search" />
              Search
            </a>
          </li>
        </ul>
        <NavList
          links={headerLinks}
          className="hidden items-center gap-x-5 lg:flex"
          linkClass={strip}
        />
      </div>
    </div>
  )
}

/** Header of every page: HTML and CSS alone. */
export function Header() {
  return (
    <header className="relative z-20 [anchor-name:--header] print:hidden">
      <ContactStrip />
      <div className="border-line border-b bg-paper">
        <div className="wrap flex min-h-bar flex-wrap items-center justify-between gap-x-2 sm:gap-x-4">
          <Brand />
          <div className="flex flex-wrap items-center gap-2 py-1 sm:gap-3">
            <Menu />
            <a
              href="/admission-form"
              className={smallButtonClass('primary', 'max-[399px]:px-3 max-[359px]:hidden')}
            >
              <span className="sm:hidden xl:inline 2xl:hidden">Enquire</span>
              <span className="hidden sm:inline xl:hidden 2xl:inline">Admission Enquiry</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}
