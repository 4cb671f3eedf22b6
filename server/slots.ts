import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'
import { escapeHtml } from '@/lib/text/escape-html'
import { isEmbedded } from '@/lib/vendor-api/transport'

/** What stands in the slots of a page for what a build cannot know (`components/site/slot.tsx`). */
const texts = new Map<string, () => string>([
  ['notice', () => siteNotice().current?.text ?? ''],
  ['day', () => formatEventDate(schoolDay())],
  ['demonstration', () => (isEmbedded() ? 'Demonstration content' : '')],
])

const slot = /<p data-slot="([a-z]+)"[^>]*>(?=<\/p>)/g

/** A page with its slots filled. */
export function fillSlots(html: string): string {
  return html.replace(slot, (tag, name: string) => tag + escapeHtml(texts.get(name)?.() ?? ''))
}
