import { buses } from '@/content/buses'
import { hasWinterTimes, namedStops, stopAnchor, timesAt } from '@/lib/school/buses'
import { schoolDay } from '@/lib/school/dates'
import { type Season, seasonBound, seasonName, seasonOn, seasons } from '@/lib/school/season'
import { Icon } from '../ui/icon'
import { Cell, RowHead, Table } from '../ui/table'
import { SampleMark } from './sample-mark'

const { routes, unconfirmed } = buses

const timeColumn = 'w-9 sm:w-32'

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

/** Stops of each bus in route order. Links to a stop lead to its row in the current season. */
function Routes({ season, isCurrent }: { season: Season; isCurrent: boolean }) {
  return routes.map(({ name: route, road, stops }) => (
    <Table
      key={route}
      caption={`${route}, ${road}`}
      columns={[['Stop'], ['To school', timeColumn], ['Back home', timeColumn]]}
    >
      <tbody>
        {stops.map((stop) => (
          <tr
            key={stop.name}
            {...(isCurrent ? { id: stopAnchor(route, stop.name) } : {})}
            className="scroll-mt-24 target:bg-gold-light"
          >
            <RowHead>{stop.name}</RowHead>
            {Object.entries(timesAt(stop, season)).map(([way, time]) => (
              <Cell key={way} className="whitespace-nowrap tabular-nums">
                {time}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ))
}

/** The buses' stops with the times of both seasons, today's first. */
export function BusStops() {
  const today = schoolDay()
  const current = seasonOn(today)
  const [other = current] = seasons.filter((season) => season !== current)
  return (
    <div className="wide grid gap-4">
      {unconfirmed?.includes('routes') ? (
        <SampleMark what="the stops of the buses and their times" />
      ) : null}
      {hasWinterTimes ? (
        <p className="m-0">
          <a href={`#${other}`} className="text-link">
            {`${seasonName(other)} times, ${seasonBound(other, today)}`}
          </a>
        </p>
      ) : null}
      <StopFinder />
      {(hasWinterTimes ? [current, other] : [current]).map((season) => (
        <section key={season} aria-labelledby={season} className="grid gap-4">
          {hasWinterTimes ? (
            <h3 id={season} className="text-xl text-forest">
              {`${seasonName(season)} times, ${seasonBound(season, today)}`}
            </h3>
          ) : null}
          <Routes season={season} isCurrent={season === current} />
        </section>
      ))}
    </div>
  )
}
