import { InnerPage } from '@/components/site/inner-page'
import { DayCard } from '@/components/tomorrow/day-card'
import { DayForm } from '@/components/tomorrow/day-form'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { school } from '@/content/school'
import { tomorrowWords } from '@/content/tomorrow'
import { dayAhead, dayLanguages, dayQuery, parseDayChoice } from '@/lib/lists/day-ahead'
import { dayLines } from '@/lib/lists/day-lines'
import { dayPicturePath } from '@/lib/lists/day-picture-path'
import { siteUrl } from '@/lib/platform/site-url'
import { addDays, schoolDay } from '@/lib/school/dates'
import { noticeOn } from '@/lib/school/site-notice'
import { pageMetadata } from '@/lib/seo/metadata'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getEvents } from '@/lib/vendor-api/resources/events'

const path = '/tomorrow'

type Props = PageProps<'/tomorrow'>

export async function generateMetadata({ searchParams }: Props) {
  const choice = parseDayChoice(await searchParams)
  const day = addDays(schoolDay(), 1)
  return pageMetadata({
    path,
    title: tomorrowWords[choice.lang].title,
    description: `The next day at ${school.name} on one card: open or closed, hours, uniform, the school calendar and the bus, for your class and stop.`,
    preview: { path: dayPicturePath(day, choice, 'wide'), width: 1200, height: 630 },
  })
}

export default async function TomorrowPage({ searchParams }: Props) {
  const choice = parseDayChoice(await searchParams)
  const [calendar, events] = await Promise.all([getCalendar(), getEvents()])
  const day = addDays(schoolDay(), 1)
  const ahead = dayAhead({ calendar, events, notice: noticeOn(day) }, day, choice)
  const { lang } = choice
  const words = tomorrowWords[lang]
  const lines = dayLines(ahead, choice)
  const link = siteUrl(`${path}${dayQuery(choice)}`)
  const message = [lines.day, lines.school, lines.hours, lines.uniform, lines.bus, ...lines.entries]
  const query = new URLSearchParams({ text: [...message.filter(Boolean), link].join('\n') })
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
        <DayCard ahead={ahead} choice={choice} />
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
          <a
            href={dayPicturePath(ahead.day, choice, 'tall')}
            target="_blank"
            rel="noopener"
            className={buttonClass('outline')}
          >
            <Icon name="download" />
            {words.picture}
          </a>
        </div>
        <DayForm choice={choice} />
        <p className="m-0 text-ink-soft text-sm print:hidden">{words.pin}</p>
      </div>
    </InnerPage>
  )
}
