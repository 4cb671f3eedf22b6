import { buses } from '@/content/buses'
import { Cell, RowHead, Table } from '../ui/table'
import { SampleMark } from './sample-mark'

const { routes, winter, unconfirmed } = buses

/** Where a stop is found on the page: `stop-venus-more`. */
const idOf = (name: string) => `stop-${name.toLowerCase().replace(/\W+/g, '-')}`

const timeColumn = 'whitespace-nowrap tabular-nums'

/** Every stop by its name, which leads to its times below. */
function Finder() {
  const names = routes.flatMap(({ stops }) => stops.map(({ name }) => name)).sort()
  return (
    <nav aria-labelledby="your-stop" className="print:hidden">
      <h3 id="your-stop">Find your stop</h3>
      <ul className="mt-2 flex list-none flex-wrap gap-2 p-0">
        {names.map((name) => (
          <li key={name} className="p-0 before:hidden">
            <a
              href={`#${idOf(name)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-3.5 font-semibold text-forest text-sm no-underline hover:bg-mist"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The stops of the school's buses, found by name, and by route with their times. */
export function BusStops() {
  return (
    <div className="wide grid gap-5">
      {unconfirmed?.includes('routes') ? (
        <SampleMark what="the stops of the buses and their times" />
      ) : null}
      <Finder />
      {routes.map(({ name, stops }) => (
        <Table
          key={name}
          caption={name}
          columns={[['Stop'], ['To school', timeColumn], ['Back home', timeColumn]]}
        >
          <tbody>
            {stops.map((stop) => (
              <tr
                key={stop.name}
                id={idOf(stop.name)}
                className="scroll-mt-24 target:bg-gold-light"
              >
                <RowHead>{stop.name}</RowHead>
                <Cell className={timeColumn}>{stop.morning}</Cell>
                <Cell className={timeColumn}>{stop.afternoon}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
      {winter ? <p>{winter}</p> : null}
    </div>
  )
}
