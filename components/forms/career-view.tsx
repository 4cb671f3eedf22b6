import { facts } from '@/content/facts'
import { resumeLimit } from '@/content/forms'
import type { PostedForm } from '@/lib/forms/shared/state'
import { markSample } from '@/lib/school/page-values'
import { InnerPage } from '../site/inner-page'
import { CareerForm } from './career-form-client'
import { FormLayout, partsAround } from './form-layout'

function BeforeYouApply() {
  const { openPosts } = facts
  return (
    <div className="prose mb-6">
      {openPosts ? (
        <>
          <h2>Open posts</h2>
          <ul>
            {openPosts.map((post) => (
              <li key={post}>{post}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          The school has listed no open posts. You can apply for a teaching post or for any other
          work at the school.
        </p>
      )}
      <p>
        <strong>Have ready:</strong> your resume as a PDF or Word file, up to{' '}
        {resumeLimit.megabytes} MB.
      </p>
      <p>
        <strong>What follows:</strong> {markSample('afterForm', facts.afterForm.career)}
      </p>
    </div>
  )
}

export function CareerView({ posted }: { posted: PostedForm }) {
  return (
    <InnerPage
      path="/Career"
      lead="Work with us: send your particulars and your resume to the school."
    >
      <BeforeYouApply />
      <FormLayout intro="All fields are required.">
        <CareerForm posted={posted} {...partsAround('career')} />
      </FormLayout>
    </InnerPage>
  )
}
