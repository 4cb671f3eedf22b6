import type { PostedForm } from '@/lib/forms/shared/state'
import { PdfFrame } from '../content/pdf-frame'
import { InnerPage } from '../site/inner-page'
import { CertificateForm } from './certificate-form-client'
import { FormLayout, TalkAbout } from './form-layout'
import { PrivacyNote } from './privacy-note'

export function CertificateView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/student-tc"
      lead="Download the transfer certificate of a student who has left the school."
    >
      <div className="grid gap-12">
        <FormLayout>
          <CertificateForm
            posted={posted}
            notice={<PrivacyNote form="studentTc" />}
            talk={<TalkAbout path="/student-tc" />}
          />
        </FormLayout>
        <section aria-labelledby="sample">
          <h2 id="sample" className="mb-4 text-xl text-forest">
            What a certificate looks like
          </h2>
          <PdfFrame
            src="/documents/sample-transfer-certificate.pdf"
            title="Sample transfer certificate"
            height={500}
          />
        </section>
      </div>
    </InnerPage>
  )
}
