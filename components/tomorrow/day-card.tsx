import { tomorrowWords } from '@/content/tomorrow'
import type { DayAhead, DayChoice } from '@/lib/lists/day-ahead'
import { classInWords, dayLines } from '@/lib/lists/day-lines'
import { Card } from '../ui/card'
import { Icon, type IconName } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

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

export function DayCard({ ahead, choice }: { ahead: DayAhead; choice: DayChoice }) {
  const words = tomorrowWords[choice.lang]
  const lines = dayLines(ahead, choice)
  const isClosed = ahead.school?.isOpen === false
  return (
    <Card className="wrap-anywhere overflow-hidden">
      <div className={`px-5 py-5 md:px-7 ${isClosed ? 'bg-gold-light' : 'bg-mist'}`}>
        {choice.schoolClass ? (
          <p className="m-0 text-ink-soft text-sm">
            {classInWords(choice.schoolClass, choice.lang)}
          </p>
        ) : null}
        <h2 className="m-0 text-2xl text-forest leading-tight">
          <time dateTime={ahead.day}>{lines.day.replace(/(\d) /, '$1\u00a0')}</time>
        </h2>
        <p className="m-0 mt-1 font-semibold text-lg leading-snug">
          <MultilingualText text={lines.school} />
        </p>
        {lines.hours ? <p className="m-0 leading-snug">{lines.hours}</p> : null}
      </div>
      <div className="px-5 pb-4 md:px-7">
        <ul className="m-0 list-none p-0 [&>li:first-child]:border-t-0">
          {lines.uniform ? <Row icon="shirt" title={lines.uniform} /> : null}
          {lines.bus ? <Row icon="bus" title={lines.bus} /> : null}
          {lines.entries.map((title) => (
            <Row key={title} icon="calendar" title={title} />
          ))}
          {lines.entries.length === 0 && ahead.isLoaded && !isClosed ? (
            <Row icon="calendar" title={words.nothing} />
          ) : null}
        </ul>
        <h3 className="mt-4 mb-1 font-semibold text-forest text-sm">{words.week}</h3>
        {lines.week.length > 0 ? (
          <ul className="m-0 list-none p-0 text-sm">
            {lines.week.map(({ day, title, href }) => (
              <li key={title} className="m-0 flex flex-wrap gap-x-3">
                <span className="min-w-28 text-ink-soft">{day}</span>
                <a href={href} className="min-h-6 grow basis-40 text-forest hover:underline">
                  <MultilingualText text={title} />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="m-0 text-sm">{ahead.isLoaded ? words.emptyWeek : words.unloaded}</p>
        )}
      </div>
    </Card>
  )
}
