import { ContactView } from '@/components/forms/contact-view'
import { school } from '@/content/school'
import { postedForm } from '@/lib/forms/shared/page-outcome'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/contact-us',
  description: `Write to ${school.name}, call a department, or find the school on the map.`,
})

export default async function ContactPage() {
  return <ContactView posted={await postedForm()} />
}
