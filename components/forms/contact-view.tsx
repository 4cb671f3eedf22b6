import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/phones'
import { PostalAddress } from '../site/footer'
import { InnerPage } from '../site/inner-page'
import { SchoolMap } from '../site/school-map'
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
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {school.departments.map(({ name, phone, email }) => (
          <li key={name} className="rounded-xl border border-line bg-white/60 p-4">
            <h3 className="text-base">{name}</h3>
            <p>
              <a href={phoneHref(phone)} className="inline-block py-1 text-link">
                {formatPhone(phone)}
              </a>
            </p>
            <p>
              <a href={`mailto:${email}`} className="inline-block break-all py-1 text-link">
                {email}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The contact page: form, address, map on request, department contacts. */
export function ContactView() {
  return (
    <InnerPage
      path="/contact-us"
      lead="Write to the school office, or find the right person below."
    >
      <div className="grid gap-12">
        <FormLayout talk intro="All fields are required.">
          <ContactForm notice={<PrivacyNote form="contact" />} />
        </FormLayout>
        <section aria-labelledby="find-us">
          <h2 id="find-us" className={heading}>
            Visit us
          </h2>
          <PostalAddress className="mt-3" />
          <div className="mt-3">
            <SchoolMap id="contact-map" />
          </div>
        </section>
        <Departments />
      </div>
    </InnerPage>
  )
}
