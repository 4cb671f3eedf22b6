import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { type Season, seasonBound, seasonName, seasonOn, seasons } from '@/lib/school/season'
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

/** The uniform of a season after another season's. */
const uniformOf = (season: Season) =>
  new RegExp(
    `(<table id="(?:${seasons.join('|')})".*?</table>)(<table id="${season}".*?</table>)`,
    's',
  )

/** Fills the slots of a page. Checks the radio of the day's season for bus times, and puts its uniform first. */
export function fillSlots(html: string): string {
  const season = seasonOn(schoolDay())
  const ofSeason = `name="times" value="${season}"`
  return html
    .replace(slot, (tag, name: string) => tag + escapeHtml(slotTexts.get(name)?.() ?? ''))
    .replace(ofSeason, `${ofSeason} checked=""`)
    .replace(uniformOf(season), '$2$1')
}
