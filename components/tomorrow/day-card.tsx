import type { Path } from '@/content/routes'
import { tomorrowWords } from '@/content/tomorrow'
import type { DayLanguage, DayLines } from '@/lib/lists/day-ahead'
import { Card } from '../ui/card'
import { Icon, type IconName } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'

function Row({ icon, title }: { icon: IconName; title: string }) {
  return (
    <li className="m-0 flex items-center gap-4 border-line border-t py-3 leading-snug">
      <Icon name={icon} className="text-gold-dark text-lg" />
      <strong className="text-forest">
        <MultilingualText text={title} />
      </strong>
    </li>
  )
}

export function DayCard({ lines, lang }: { lines: DayLines; lang: DayLanguage }) {
  const words = tomorrowWords[lang]
  const { notice, freeWeekday, hours, uniform, bus, entries, week } = lines
  return (
    <Card className="wrap-anywhere overflow-hidden">
      <div className="bg-mist px-5 py-5 md:px-7">
        <h2 className="m-0 text-2xl text-forest leading-tight">
          <time dateTime={lines.date}>{lines.day.replace(/(\d) /, '$1\u00a0')}</time>
        </h2>
        {[notice, freeWeekday].filter(Boolean).map((line) => (
          <p key={line} className="m-0 mt-1 font-semibold text-lg leading-snug">
            <MultilingualText text={line} />
          </p>
        ))}
        {hours ? <p className="m-0 mt-1 leading-snug">{hours}</p> : null}
      </div>
      <div className="px-5 pb-4 md:px-7">
        <ul className="m-0 list-none p-0 [&>li:first-child]:border-t-0">
          {(entries.length > 0 ? entries : [lines.nothing]).map((title) => (
            <Row key={title} icon="calendar" title={title} />
          ))}
          {uniform ? <Row icon="shirt" title={uniform} /> : null}
          {bus ? <Row icon="bus" title={bus} /> : null}
        </ul>
        <h3 className="mt-4 mb-1 font-semibold text-forest text-sm">{words.week}</h3>
        {week.length > 0 ? (
          <ul className="m-0 list-none p-0 text-sm">
            {week.map(({ day, title, href }) => (
              <li key={`${day} ${title}`} className="m-0 flex flex-wrap gap-x-3 max-sm:py-1">
                <span className="min-w-28 text-ink-soft">{day}</span>
                <a href={href} className="min-h-6 grow basis-40 text-forest hover:underline">
                  <MultilingualText text={title} />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="m-0 text-sm">{lines.emptyWeek}</p>
        )}
        <TextLink href={'/school-calendar' satisfies Path} height="tall" className="print:hidden">
          {words.calendar}
        </TextLink>
      </div>
    </Card>
  )
}
