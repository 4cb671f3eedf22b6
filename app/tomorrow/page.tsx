import { InnerPage } from '@/components/site/inner-page'
import { DayCard } from '@/components/tomorrow/day-card'
import { DayForm } from '@/components/tomorrow/day-form'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { school } from '@/content/school'
import { tomorrowWords } from '@/content/tomorrow'
import { dayLanguages, dayLines, dayQuery, parseDayChoice } from '@/lib/lists/day-ahead'
import { siteUrl } from '@/lib/platform/site-url'
import { addDays, schoolDay } from '@/lib/school/dates'
import { noticeOn } from '@/lib/school/site-notice'
import { pageMetadata } from '@/lib/seo/metadata'
import { shorten } from '@/lib/text/shorten'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getEvents } from '@/lib/vendor-api/resources/events'

const path = '/tomorrow'

/** A message is part of a URL. */
const maxLineLength = 200

type Props = PageProps<'/tomorrow'>

export async function generateMetadata({ searchParams }: Props) {
  const { lang } = parseDayChoice(await searchParams)
  return pageMetadata({
    path,
    title: tomorrowWords[lang].title,
    description: `The next day at ${school.name} on one card: the school calendar, usual hours, uniform and the bus at your stop.`,
  })
}

export default async function TomorrowPage({ searchParams }: Props) {
  const choice = parseDayChoice(await searchParams)
  const [calendar, events] = await Promise.all([getCalendar(), getEvents()])
  const day = addDays(schoolDay(), 1)
  const lines = dayLines({ calendar, events, notice: noticeOn(day) }, day, choice)
  const { lang } = choice
  const words = tomorrowWords[lang]
  const week = lines.week.map(({ day, title }) => `${day}: ${title}`)
  const message = [
    lines.day,
    lines.notice,
    lines.freeWeekday,
    lines.hours,
    ...(lines.entries.length > 0 ? lines.entries : [lines.nothing]),
    lines.uniform,
    lines.bus,
    `${words.week}:`,
    ...(week.length > 0 ? week : [lines.emptyWeek]),
  ]
  const text = message.filter(Boolean).map((line) => shorten(line, maxLineLength))
  const link = siteUrl(`${path}${dayQuery(choice)}`)
  const query = new URLSearchParams({ text: [...text, link].join('\n') })
  return (
    <InnerPage
      path={path}
      heading={words.title}
      lead={<p lang={lang}>{words.lead}</p>}
      lang={lang === 'en' ? undefined : lang}
    >
      <div lang={lang} className="grid max-w-3xl gap-5">
        <nav aria-label="Language" className="flex flex-wrap gap-x-5 print:hidden">
          {dayLanguages
            .filter((other) => other !== lang)
            .map((other) => (
              <TextLink
                key={other}
                href={`${path}${dayQuery({ ...choice, lang: other })}`}
                lang={other}
                className="inline-flex min-h-11 items-center"
              >
                {tomorrowWords[other].name}
              </TextLink>
            ))}
        </nav>
        <DayCard lines={lines} lang={lang} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <a
            href={`https://wa.me/?${query}`.replaceAll('+', '%20')}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            <Icon name="whatsapp" />
            {words.share}
          </a>
        </div>
        <DayForm choice={choice} />
        <p className="m-0 text-ink-soft text-sm print:hidden">{words.pin}</p>
      </div>
    </InnerPage>
  )
}
