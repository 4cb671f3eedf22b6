import { type SectionId, sectionTitle } from '@/content/routes'
import { school } from '@/content/school'

/** The preview picture of a section, drawn by `tools/art/documents/build.mjs`; `url` is a path of this site. */
export function cardOf(section: SectionId) {
  return {
    width: 1200,
    height: 630,
    url: `/cards/${section}.jpg`,
    alt: section === 'home' ? school.name : `${sectionTitle(section)}: ${school.name}`,
    type: 'image/jpeg',
  }
}
