import { school } from '@/content/school'
import { asList, privacyNotices } from '@/lib/forms/privacy-notices'
import type { PostedForm } from '@/lib/forms/shared/state'
import { InnerPage } from '../site/inner-page'
import { AdmissionForm } from './admission-form-client'
import { FormLayout, partsAround } from './form-layout'

const { collects, optional } = privacyNotices.admission
const required = collects.filter((field) => !optional.includes(field))

export function AdmissionView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/admission-form"
      lead={
        <>
          Admission Enquiry Form For Session{' '}
          <span className="whitespace-nowrap">{school.admissionSession}</span>
        </>
      }
    >
      <FormLayout
        talk="/admission-form"
        intro={`It takes about a minute: the ${asList(required)} are enough.`}
      >
        <AdmissionForm posted={posted} {...partsAround('admission')} />
      </FormLayout>
    </InnerPage>
  )
}
