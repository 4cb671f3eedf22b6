import { buses } from '@/content/buses'
import { Cell, RowHead, Table, wideColumn } from '../ui/table'
import { SampleMark } from './sample-mark'

const { routes, winter, unconfirmed } = buses

const stops = routes
  .flatMap(({ name: route, road, stops }) => stops.map((stop) => ({ ...stop, route, road })))
  .sort((one, other) => one.name.localeCompare(other.name))

const timeColumn = 'whitespace-nowrap tabular-nums'

/** The stops of the school's buses from A to Z, with their routes and times. */
export function BusStops() {
  return (
    <div className="wide">
      {unconfirmed?.includes('routes') ? (
        <SampleMark what="the stops of the buses and their times" />
      ) : null}
      <Table
        caption="Stops from A to Z"
        columns={[['Stop'], ['Route', wideColumn], ['To school'], ['Back home']]}
        note={winter ? <p className="px-3.5 py-3 text-sm sm:px-5">{winter}</p> : null}
      >
        <tbody>
          {stops.map(({ name, route, road, morning, afternoon }) => (
            <tr key={name}>
              <RowHead>
                {name}
                <span className="block text-ink-soft text-xs sm:hidden">{route}</span>
              </RowHead>
              <Cell className={wideColumn}>{`${route}, ${road}`}</Cell>
              <Cell className={timeColumn}>{morning}</Cell>
              <Cell className={timeColumn}>{afternoon}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
