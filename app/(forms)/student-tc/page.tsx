import { CertificateView } from '@/components/forms/certificate-view'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/student-tc',
  description: 'Download a transfer certificate of DPS Siliguri by name and admission number.',
})

export default function CertificatePage() {
  return <CertificateView />
}
