import { formatEventDate, schoolDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escape-html'
import { siteNotice } from '@/lib/site-notice'
import { isEmbedded } from '@/lib/vendor-api/transport'

/** What stands in the places that pages keep for what a build cannot know (`components/site/place.tsx`). */
const texts = new Map<string, () => string>([
  ['notice', () => siteNotice().current?.text ?? ''],
  ['day', () => formatEventDate(schoolDay())],
  ['demonstration', () => (isEmbedded() ? 'Demonstration content' : '')],
])

const place = /<p data-place="([a-z]+)"[^>]*>(?=<\/p>)/g

/** A page with its places filled. */
export function fillPlaces(html: string): string {
  return html.replace(place, (tag, name: string) => tag + escapeHtml(texts.get(name)?.() ?? ''))
}
