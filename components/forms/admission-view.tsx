import { school } from '@/content/school'
import type { PostedForm } from '@/lib/forms/shared/state'
import { InnerPage } from '../site/inner-page'
import { AdmissionForm } from './admission-form-client'
import { FormLayout, partsAround } from './form-layout'

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
        intro="It takes about a minute: a name, a class, one telephone number and your declaration are enough."
      >
        <AdmissionForm posted={posted} {...partsAround('admission')} />
      </FormLayout>
    </InnerPage>
  )
}
