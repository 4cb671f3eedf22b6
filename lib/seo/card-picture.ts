import { type SectionId, sectionTitle } from '@/content/routes'
import { school } from '@/content/school'

export function cardOf(section: SectionId) {
  return {
    width: 1200,
    height: 630,
    url: `/cards/${section}.jpg`,
    alt: section === 'home' ? school.name : `${sectionTitle(section)}: ${school.name}`,
    type: 'image/jpeg',
  }
}
