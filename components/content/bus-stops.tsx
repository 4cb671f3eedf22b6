import { buses } from '@/content/buses'
import { hasWinterTimes, namedStops, stopAnchor, timesAt } from '@/lib/school/buses'
import { schoolDay } from '@/lib/school/dates'
import { type Season, seasonBound, seasonName, seasonOn, seasons } from '@/lib/school/season'
import { Icon } from '../ui/icon'
import { RadioGroup } from '../ui/radio-group'
import { Cell, RowHead, Table } from '../ui/table'
import { SampleMark } from './sample-mark'

const { routes, unconfirmed } = buses

const timeColumn = 'w-9 sm:w-32'

type Stop = (typeof routes)[number]['stops'][number]

/* The checked radio hides the other season's times. */
const hide: Record<Season, string> = {
  summer: '[.buses:has([value=winter]:checked)_&]:hidden',
  winter: '[.buses:has([value=summer]:checked)_&]:hidden',
}

function Times({ stop, way }: { stop: Stop; way: 'morning' | 'afternoon' }) {
  return (
    <Cell className="whitespace-nowrap tabular-nums">
      {hasWinterTimes
        ? seasons.map((season) => (
            <span key={season} className={`block ${hide[season]}`}>
              <span className="[.buses:has([name=times]:checked)_&]:hidden">
                {seasonName(season)}{' '}
              </span>
              {timesAt(stop, season)[way]}
            </span>
          ))
        : stop[way]}
    </Cell>
  )
}

function StopFinder() {
  const stops = [...namedStops].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <details className="group rounded-2xl border border-line bg-white px-4 print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-forest [&::-webkit-details-marker]:hidden">
        Find your stop, A to Z
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ul className="one-column-in-large-text grid list-none grid-cols-2 gap-x-4 p-0 pb-3 md:grid-cols-3">
        {stops.map(({ name, route }) => (
          <li key={`${route} ${name}`} className="m-0">
            <a
              href={`#${encodeURIComponent(stopAnchor(route, name))}`}
              className="flex min-h-11 flex-wrap content-center gap-x-2 leading-tight"
            >
              {name}
              <span className="text-ink-soft text-xs">{route}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Stops of each bus in route order, with the current season's times. */
export function BusStops() {
  const today = schoolDay()
  return (
    <div className="buses wide grid gap-4">
      {unconfirmed?.includes('routes') ? (
        <SampleMark what="the stops of the buses and their times" />
      ) : null}
      {hasWinterTimes ? (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          {seasons.map((season) => (
            <p
              key={season}
              className={`m-0 text-balance font-semibold font-serif text-forest text-xl leading-snug ${hide[season]}`}
            >
              {`${seasonName(season)} times, ${seasonBound(season, today)}`}
            </p>
          ))}
          <RadioGroup
            legend="Show the times of"
            name="times"
            chosen={seasonOn(today)}
            options={seasons.map((season) => [season, seasonName(season)] as const)}
            className="hidden supports-[selector(:has(*))]:block print:hidden!"
          />
        </div>
      ) : null}
      <StopFinder />
      {routes.map(({ name: route, road, stops }) => (
        <Table
          key={route}
          caption={`${route}, ${road}`}
          columns={[['Stop'], ['To school', timeColumn], ['Back home', timeColumn]]}
        >
          <tbody>
            {stops.map((stop) => (
              <tr
                key={stop.name}
                id={stopAnchor(route, stop.name)}
                className="scroll-mt-24 target:bg-gold-light"
              >
                <RowHead>{stop.name}</RowHead>
                <Times stop={stop} way="morning" />
                <Times stop={stop} way="afternoon" />
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </div>
  )
}
