import { CareerView } from '@/components/forms/career-view'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/Career',
  description: 'Apply for a post at DPS Siliguri: send your particulars and your resume.',
})

export default function CareerPage() {
  return <CareerView />
}
