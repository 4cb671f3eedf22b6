import { CareerView } from '@/components/forms/career-view'
import { school } from '@/content/school'
import { postedForm } from '@/lib/forms/shared/page-outcome'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/Career',
  description: `Apply for a post at ${school.name}: send your particulars and your resume.`,
})

export default async function CareerPage() {
  return <CareerView posted={await postedForm()} />
}
