import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Brand } from './brand'
import { headerLinks } from './header-links'
import { Menu } from './menu'
import { NavList } from './nav-list'

const strip = 'inline-flex min-h-strip min-w-0 max-w-full items-center gap-x-1.5 hover:underline'

/** Whose number it is, for a voice in full; phones have room for its last word alone, or for none. */
function PhoneLabel({ label }: { label: string }) {
  const [last, ...first] = label.split(' ').reverse()
  return (
    <>
      <span className="sr-only">{`${label}: `}</span>
      <span aria-hidden="true" className="text-gold-light max-sm:capitalize max-[358px]:hidden">
        <span className="max-sm:hidden">{first.map((word) => `${word} `).reverse()}</span>
        {last}
      </span>
    </>
  )
}

/** Phones, e-mail and the links the specification's section 1 puts on top of every page, on one line. */
function ContactStrip() {
  return (
    <div className="bg-forest text-[clamp(0.74rem,3.45vw,0.8rem)] text-paper">
      <div className="wrap flex flex-wrap items-center gap-x-6 usual-text:max-md:flex-nowrap md:popovers:flex-nowrap">
        <ul className="flex min-w-0 grow flex-wrap items-center gap-x-2 sm:gap-x-5 xl:flex-nowrap [&>li]:max-w-full">
          {school.phones.map(({ label, digits }) => (
            <li key={digits}>
              <a href={phoneHref(digits)} className={strip}>
                <PhoneLabel label={label} />
                <b className="whitespace-nowrap font-semibold">{formatPhone(digits)}</b>
              </a>
            </li>
          ))}
          <li className="max-xl:ml-auto">
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
          Search
        </a>
        <NavList
          links={headerLinks}
          className="flex flex-wrap items-center gap-x-6 max-xl:popovers:hidden max-md:hidden xl:flex-nowrap"
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
        <div className="wrap flex min-h-bar flex-wrap items-center gap-x-2 sm:gap-x-4 xl:flex-nowrap">
          <Brand />
          <a
            href="/search#q"
            className="grid size-11 place-items-center rounded-full text-forest hover:bg-mist max-[339px]:size-9 xl:hidden"
          >
            <Icon name="search" className="size-5" />
            <span className="sr-only">Search</span>
          </a>
          <Menu />
          <a href="/admission-form" className={smallButtonClass('primary', 'max-xl:hidden')}>
            Admission Enquiry
          </a>
        </div>
      </div>
    </header>
  )
}
