import { CertificateView } from '@/components/forms/certificate-view'
import { school } from '@/content/school'
import { postedForm } from '@/lib/forms/shared/page-outcome'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/student-tc',
  description: `Download a transfer certificate of ${school.name} by name and admission number.`,
})

export default async function CertificatePage() {
  return <CertificateView posted={await postedForm()} />
}
