import { type SectionId, sectionTitle } from '@/content/routes'
import { school } from '@/content/school'

/** Pixels of the cards in `public/cards`, drawn by `tools/art/documents/build.mjs`. */
const cardSize = { width: 1200, height: 630 } as const

/** The preview picture of a section; `url` is a path of this site. */
export function cardOf(section: SectionId) {
  return {
    ...cardSize,
    url: `/cards/${section}.jpg`,
    alt: section === 'home' ? school.name : `${sectionTitle(section)}: ${school.name}`,
    type: 'image/jpeg',
  }
}
