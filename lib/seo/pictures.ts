import { type SectionId, sections } from '@/content/routes'
import { school } from '@/content/school'

/** Pixels of the cards in `public/cards`, drawn by `tools/art/documents/build.mjs`. */
const cardSize = { width: 1200, height: 630 } as const

/** The preview picture of a section; `url` is a path of this site. */
export function cardOf(section: SectionId) {
  const title = sections.find(({ id }) => id === section)?.title ?? ''
  return {
    ...cardSize,
    url: `/cards/${section}.jpg`,
    alt: section === 'home' ? school.name : `${title}: ${school.name}`,
    type: 'image/jpeg',
  }
}
