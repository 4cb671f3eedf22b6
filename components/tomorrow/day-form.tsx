import { tomorrowWords } from '@/content/tomorrow'
import type { DayChoice } from '@/lib/lists/day-ahead'
import { namedStops } from '@/lib/school/buses'
import { buttonClass } from '../ui/button'

/** Selects a bus stop: a plain GET form, so that the URL holds the choice and we store nothing. */
export function DayForm({ choice }: { choice: DayChoice }) {
  const words = tomorrowWords[choice.lang]
  return (
    <form
      action="/tomorrow"
      className="grid grid-cols-1 items-end gap-4 rounded-2xl border border-line bg-white/60 p-4 sm:grid-cols-[1fr_auto] sm:p-5 print:hidden"
    >
      {choice.lang === 'en' ? null : <input type="hidden" name="lang" value={choice.lang} />}
      <label className="block">
        <span className="font-semibold">{words.stop}</span>
        <select name="stop" defaultValue={choice.stop?.slug ?? ''} className="control">
          <option value="">{words.noStop}</option>
          {namedStops.map(({ slug, name, route }) => (
            <option key={slug} value={slug}>
              {`${name} (${route})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass()}>
        {words.show}
      </button>
    </form>
  )
}
