import { ContactView } from '@/components/forms/contact-view'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/contact-us',
  description: 'Write to DPS Siliguri, call a department, or find the school on the map.',
})

export default function ContactPage() {
  return <ContactView />
}
