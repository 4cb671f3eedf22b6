import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { seasonBound, seasonName, seasonOn, seasons } from '@/lib/school/season'
import { noticeOn } from '@/lib/school/site-notice'
import { escapeHtml } from '@/lib/text/escape-html'
import { isEmbedded } from '@/lib/vendor-api/transport'

/** Texts that a build cannot know, by slot (`components/site/slot.tsx`). */
const slotTexts: ReadonlyMap<string, () => string> = new Map([
  ['notice', () => noticeOn()?.text ?? ''],
  ['day', () => formatEventDate(schoolDay())],
  ['demonstration', () => (isEmbedded() ? 'Demonstration content' : '')],
  ...seasons.map(
    (season) =>
      [season, () => `${seasonName(season)} times, ${seasonBound(season, schoolDay())}`] as const,
  ),
])

const slot = /<p data-slot="([a-z]+)"[^>]*>(?=<\/p>)/g

/** Fills the slots of a page, and checks the radio of the day's season where bus times are chosen by it. */
export function fillSlots(html: string): string {
  const ofSeason = `name="times" value="${seasonOn(schoolDay())}"`
  return html
    .replace(slot, (tag, name: string) => tag + escapeHtml(slotTexts.get(name)?.() ?? ''))
    .replace(ofSeason, `${ofSeason} checked=""`)
}
