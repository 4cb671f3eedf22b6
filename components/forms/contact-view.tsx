import { openPlaceholders, school } from '@/content/school'
import type { PostedForm } from '@/lib/forms/shared/state'
import { mapHref } from '@/lib/school/map'
import { pageValues } from '@/lib/school/page-values'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { PostalAddress } from '../site/footer'
import { InnerPage } from '../site/inner-page'
import { SchoolMap } from '../site/school-map'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { AfterSent } from './after-sent'
import { ContactForm } from './contact-form-client'
import { FormLayout } from './form-layout'
import { PrivacyNote } from './privacy-note'

const heading = 'text-xl text-forest'

function Departments() {
  return (
    <section aria-labelledby="departments">
      <h2 id="departments" className={heading}>
        Departments
      </h2>
      {openPlaceholders.includes('departments') ? (
        <p className="text-ink-soft text-sm">Sample numbers, until the school gives its own.</p>
      ) : null}
      <ul className="mt-3 border-line border-t">
        {school.departments.map(({ name, phone, email }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-6 border-line border-b sm:grid sm:grid-cols-[9rem_11rem_minmax(0,1fr)]"
          >
            <h3 className="min-w-24 grow text-base">{name}</h3>
            <TextLink href={phoneHref(phone)} height="high">
              <Icon name="phone" />
              {formatPhone(phone)}
            </TextLink>
            <TextLink
              href={`mailto:${email}`}
              className="mb-2 inline-block break-all py-1 max-sm:w-full max-sm:text-xs sm:mb-0"
            >
              {email}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const facts = [
  ['Landmark', school.landmark],
  ['Visiting hours', pageValues.officeHours],
] as const

function VisitUs() {
  return (
    <section aria-labelledby="find-us">
      <h2 id="find-us" className={heading}>
        Visit us
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        <div>
          <PostalAddress />
          <p>
            <TextLink href={mapHref(school)} rel="noopener" height="high">
              <Icon name="pin" />
              Directions in Google Maps
            </TextLink>
          </p>
          <SchoolMap standsOpen />
        </div>
        <dl className="grid content-start gap-3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The contact page: whom to ring, the way here, then the form. */
export function ContactView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/contact-us"
      lead="Telephone numbers, the way to the school, and a form to write to the office."
    >
      <div className="grid gap-10">
        <Departments />
        <VisitUs />
        <FormLayout talk intro="All fields are required.">
          <ContactForm
            posted={posted}
            notice={<PrivacyNote form="contact" />}
            after={<AfterSent form="contact" />}
          />
        </FormLayout>
      </div>
    </InnerPage>
  )
}
