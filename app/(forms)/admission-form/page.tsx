import { AdmissionView } from '@/components/forms/admission-view'
import { school } from '@/content/school'
import { postedForm } from '@/lib/forms/shared/page-outcome'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/admission-form',
  description: `Admission enquiry for session ${school.admissionSession} at ${school.name}, from Pre-Nursery to Class XI.`,
})

export default async function AdmissionPage() {
  return <AdmissionView posted={await postedForm()} />
}
