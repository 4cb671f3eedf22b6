import { facts } from '@/content/facts'
import { addressLine, openPlaceholders, school } from '@/content/school'
import type { PostedForm } from '@/lib/forms/shared/state'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { SampleMark } from '../content/sample-mark'
import { PostalAddress } from '../site/footer'
import { InnerPage } from '../site/inner-page'
import { SchoolMap } from '../site/school-map'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { ContactForm } from './contact-form-client'
import { FormLayout, partsAround } from './form-layout'

function Departments() {
  return (
    <section aria-labelledby="departments">
      <h2 id="departments" className="text-xl text-forest">
        Departments
      </h2>
      {openPlaceholders.includes('departments') ? (
        <SampleMark what="these numbers and addresses" />
      ) : null}
      <ul className="mt-3 border-line border-t">
        {school.departments.map(({ name, phone, email }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-6 border-line border-b sm:grid sm:grid-cols-[7rem_9rem_minmax(0,1fr)]"
          >
            <h3 className="min-w-24 grow text-base">{name}</h3>
            <TextLink href={phoneHref(phone)} height="tall">
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

const directions = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${school.name}, ${addressLine}`,
})}`

const { hours, officeHours, unconfirmed } = facts

const openingHours = [
  ['School in summer', `${hours.summer.from} to ${hours.summer.to}`],
  ['School in winter', `${hours.winter.from} to ${hours.winter.to}`],
  ['Front office', officeHours],
] as const

function SchoolHours() {
  const isUnconfirmed = unconfirmed?.some((name) => name === 'hours' || name === 'officeHours')
  return (
    <div>
      {isUnconfirmed ? <SampleMark what="these hours" /> : null}
      <dl className="grid content-start gap-3">
        {openingHours.map(([term, value]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function VisitUs() {
  return (
    <section aria-labelledby="find-us">
      <h2 id="find-us" className="text-xl text-forest">
        Visit us
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        <div>
          <PostalAddress />
          <p>
            <TextLink href={directions} rel="noopener" height="tall">
              <Icon name="pin" />
              Directions in Google Maps
            </TextLink>
          </p>
          <SchoolMap />
        </div>
        <div className="grid content-start gap-3">
          {openPlaceholders.includes('landmark') ? null : (
            <dl>
              <dt className="font-semibold">Landmark</dt>
              <dd className="first-letter:uppercase">{school.landmark}</dd>
            </dl>
          )}
          <SchoolHours />
        </div>
      </div>
    </section>
  )
}

export function ContactView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/contact-us"
      lead="Telephone numbers, the way to the school, and a form to write to the office."
    >
      <div className="grid gap-8">
        <Departments />
        <VisitUs />
        <FormLayout talk="/contact-us" intro="All fields are required.">
          <ContactForm posted={posted} {...partsAround('contact')} />
        </FormLayout>
      </div>
    </InnerPage>
  )
}
