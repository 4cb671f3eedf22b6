import { type UniformTable, uniform } from '@/content/facts'

const cell = 'px-3 py-2.5'

function Garments({ list }: { list: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 leading-snug">
      {list.map((garment) => (
        <li key={garment}>{garment}</li>
      ))}
    </ul>
  )
}

/**
 * One season: two columns, boys and girls, below a row with the class group, which a phone shows
 * without sideways scrolling.
 */
function Season({ table }: { table: UniformTable }) {
  const id = table.season.toLowerCase()
  return (
    <table className="wide long-table table-fixed bg-white">
      <caption className="pb-3 text-left font-serif text-xl text-forest">
        {table.season} uniform{' '}
        <span className="font-sans text-sm text-ink-soft">({table.months})</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" id={`${id}-boys`} className={cell}>
            Boys
          </th>
          <th scope="col" id={`${id}-girls`} className={cell}>
            Girls
          </th>
        </tr>
      </thead>
      {table.rows.map(({ group, boys, girls }, index) => (
        <tbody key={group}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              id={`${id}-${index}`}
              className={`${cell} bg-mist text-forest`}
            >
              {group.includes('-') && group !== 'Pre-Nursery' ? `Classes ${group}` : group}
            </th>
          </tr>
          <tr>
            <td headers={`${id}-${index} ${id}-boys`} className={cell}>
              <Garments list={boys} />
            </td>
            <td headers={`${id}-${index} ${id}-girls`} className={cell}>
              <Garments list={girls} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** The uniform of every class group, summer then winter. */
export function UniformTables() {
  return uniform.map((table) => <Season key={table.season} table={table} />)
}
