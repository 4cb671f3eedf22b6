import type { PostedForm } from '@/lib/forms/shared/state'
import { InnerPage } from '../site/inner-page'
import { AfterSent } from './after-sent'
import { CareerForm } from './career-form-client'
import { FormLayout, TalkAbout } from './form-layout'
import { PrivacyNote } from './privacy-note'

export function CareerView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/Career"
      lead="Work with us: send your particulars and your resume to the school."
    >
      <FormLayout intro="All fields are required.">
        <CareerForm
          posted={posted}
          notice={<PrivacyNote form="career" />}
          after={<AfterSent form="career" />}
          talk={<TalkAbout path="/Career" />}
        />
      </FormLayout>
    </InnerPage>
  )
}
