import type { MetadataRoute } from 'next'
import { school } from '@/content/school'
import { colors } from '@/tailwind.config'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: school.name,
    short_name: school.name,
    description: `${school.board} day and boarding school in ${school.city}, ${school.state}.`,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.forest,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    shortcuts: [
      { name: 'Admission enquiry', url: '/admission-form' },
      { name: 'Fees', url: '/fee-structure' },
      { name: 'News', url: '/news' },
    ],
  }
}
