import { escapeUTF8 } from 'entities'
import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { type Season, seasonBound, seasonName, seasonOn, seasons } from '@/lib/school/season'
import { noticeOn } from '@/lib/school/site-notice'
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

/** Matches another season's uniform table, followed by the table of `season`. */
const uniformAfterOther = (season: Season) =>
  new RegExp(
    `(<table id="(?:${seasons.join('|')})".*?</table>)(<table id="${season}".*?</table>)`,
    's',
  )

/** Fills the slots of a page. Selects today's season in the bus times, and moves that season's uniform to the front. */
export function fillSlots(html: string): string {
  const season = seasonOn(schoolDay())
  const radio = `name="times" value="${season}"`
  return html
    .replace(slot, (tag, name: string) => tag + escapeUTF8(slotTexts.get(name)?.() ?? ''))
    .replace(radio, `${radio} checked=""`)
    .replace(uniformAfterOther(season), '$2$1')
}
