import { buses } from '@/content/buses'
import { facts } from '@/content/facts'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { timesAt } from '@/lib/school/buses'
import { Picture } from '../ui/picture'
import { SampleMark } from './sample-mark'

const { hours } = facts

const [firstStop] = buses.routes
  .flatMap(({ stops }) => stops)
  .sort((one, other) => one.morning.localeCompare(other.morning, 'en', { numeric: true }))

function inBothSeasons(summer: string, winter: string): string {
  return summer === winter ? summer : `${summer}, in winter ${winter}`
}

type Scene = {
  picture: string
  href: Path
  title: string
  time?: string | undefined
  text: string
  /** Left out of the short day. */
  isLeftOut?: true
}

/** The scenes of one long drawing, in its order. Scenes without a published hour have no time. */
const scenes: readonly Scene[] = [
  {
    picture: 'day-bus',
    href: '/our-transport-system',
    title: 'The first bus',
    time:
      firstStop &&
      inBothSeasons(timesAt(firstStop, 'summer').morning, timesAt(firstStop, 'winter').morning),
    text: `Its first stop is ${firstStop?.name}.`,
  },
  {
    picture: 'day-gate',
    href: '/infrastructure-facilities',
    title: 'School begins',
    time: inBothSeasons(hours.summer.from, hours.winter.from),
    text: 'Day scholars and boarders have the same lessons.',
  },
  {
    picture: 'day-lessons',
    href: '/our-curriculum',
    title: 'Lessons',
    text: 'What is taught, class by class.',
  },
  {
    picture: 'day-library',
    href: '/our-library',
    title: 'In the library',
    text: `Over ${school.figures.libraryBooks} books, to read there and to borrow.`,
  },
  {
    picture: 'day-home',
    href: '/bus-tracking',
    title: 'School ends',
    time: inBothSeasons(hours.summer.to, hours.winter.to),
    text: 'The tracking app shows parents where the bus is.',
    isLeftOut: true,
  },
  {
    picture: 'day-lunch',
    href: '/about-hostel',
    title: 'In the dining hall',
    text: 'Boarders have their meals there.',
    isLeftOut: true,
  },
  {
    picture: 'day-games',
    href: '/games-and-sports',
    title: 'Games after school',
    text: 'Boarders play on the campus.',
  },
  {
    picture: 'day-study',
    href: '/our-hostel',
    title: 'Evening study',
    text: 'In a group, in the hostel.',
  },
]

const isSample = facts.unconfirmed?.includes('hours') || buses.unconfirmed?.includes('routes')

/**
 * A school day in pictures: they scroll sideways on phones, and lie side by side on wide screens. The short one leaves
 * out times that the school must still confirm.
 */
export function SchoolDay({ isShort = false }: { isShort?: boolean }) {
  const shown = isShort ? scenes.filter(({ isLeftOut }) => !isLeftOut) : scenes
  return (
    <div className="wide">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto lg:grid print:grid print:grid-cols-4 ${isShort ? 'lg:grid-cols-6' : 'gap-y-6 lg:grid-cols-4'}`}
      >
        {shown.map(({ picture, href, title, time, text }) => (
          <li key={picture} className="min-w-0 shrink-0 basis-64 snap-start">
            <a href={href} className="block h-full pb-2 text-forest leading-snug hover:underline">
              <Picture
                name={picture}
                alt=""
                sizes={isShort ? undefined : '(min-width: 1024px) 18rem, 16rem'}
                className="aspect-[3/2] w-full object-cover"
              />
              <strong className="mt-2 block">{title}</strong>
              {time && !(isSample && isShort) ? (
                <span className="block pr-3 text-gold-dark text-xs">{time}</span>
              ) : null}
              {isShort ? null : <span className="block pr-3 text-ink-soft text-xs">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
      {isSample && !isShort ? <SampleMark what="these times" /> : null}
    </div>
  )
}
