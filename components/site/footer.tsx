import { footerLinks } from '@/content/routes'
import { school } from '@/content/school'
import { toLink } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { Fold } from '../ui/fold'
import { Icon } from '../ui/icon'
import { NavList } from './nav-list'
import { SchoolMap } from './school-map'

const { years, name: vendorName } = school.vendor
const heading = 'hidden text-lg desktop:block'

export function PostalAddress({ className }: { className?: string }) {
  const { street, locality, region, postalCode } = school.address
  return (
    <address className={`not-italic ${className ?? ''}`}>
      <strong className="block font-serif text-lg">{school.name}</strong>
      {street}
      <br />
      {`${locality}, ${region} ${postalCode}`}
    </address>
  )
}

export function Footer() {
  return (
    <footer className="bg-forest text-paper print:hidden">
      <div className="wrap grid gap-x-10 gap-y-2 py-6 sm:grid-cols-2 sm:grid-rows-[auto_1fr] lg:grid-cols-[1.2fr_1.6fr_1.2fr] lg:py-12">
        <div className="sm:row-span-2">
          <h2 className="sr-only">Address</h2>
          <PostalAddress className="text-paper/90" />
          <ul className="mt-2">
            {school.phones.map(({ label, digits }) => (
              <li key={digits}>
                <a href={phoneHref(digits)} className="footer-link">
                  <Icon name="phone" />
                  {formatPhone(digits)}
                  <span className="text-paper/75">{`(${label})`}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${school.email}`} className="footer-link break-all">
                <Icon name="mail" />
                {school.email}
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer">
          <h2 className={heading}>Quick links</h2>
          <Fold show="Quick links" hide="Hide the quick links">
            <NavList
              links={footerLinks.map(toLink)}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6"
              linkClass="footer-link"
            />
          </Fold>
        </nav>
        <div>
          <h2 className={heading}>Find us</h2>
          <SchoolMap />
        </div>
      </div>
      <div className="border-paper/15 border-t">
        <p className="wrap py-3 text-xs text-paper/80">
          {`© ${years} ${school.name}. Website by ${vendorName}.`}
        </p>
      </div>
    </footer>
  )
}
