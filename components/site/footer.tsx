import { school } from '@/content/school'
import { quickLinks } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'
import { NavList } from './nav-list'
import { SchoolMap } from './school-map'

const link = 'footer-link'

/** Postal address for the footer and the contact page. */
export function PostalAddress({ className }: { className?: string }) {
  const { street, locality, region, postalCode } = school.address
  return (
    <address className={`not-italic ${className ?? ''}`}>
      {school.name}
      <br />
      {street}
      <br />
      {locality}, {region} {postalCode}
    </address>
  )
}

export function Footer() {
  return (
    <footer className="bg-forest text-paper print:hidden">
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.2fr_1.6fr_1.2fr]">
        <div>
          <h2 className="text-lg">{school.name}</h2>
          <PostalAddress className="mt-3 text-paper/90" />
          <ul className="mt-3">
            {school.phones.map(({ label, digits }) => (
              <li key={digits}>
                <a href={phoneHref(digits)} className={link}>
                  <Icon name="phone" />
                  {formatPhone(digits)}
                  <span className="text-paper/75">({label})</span>
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${school.email}`} className={`${link} break-all`}>
                <Icon name="mail" />
                {school.email}
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer">
          <h2 className="text-lg">Quick links</h2>
          <NavList
            links={quickLinks()}
            className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6"
            linkClass={link}
          />
        </nav>
        <div>
          <h2 className="text-lg">Find us</h2>
          <div className="mt-3">
            <SchoolMap />
          </div>
        </div>
      </div>
      <div className="border-paper/15 border-t">
        <p className="wrap py-5 text-xs text-paper/80">
          © {school.vendor.years} {school.name}. Website by {school.vendor.name}.
        </p>
      </div>
    </footer>
  )
}
