import { type UniformTable, uniform } from '@/content/facts'
import { schoolDay } from '@/lib/school/dates'
import { seasonName, seasonOn } from '@/lib/school/season'

/** `Classes I-X`, `Prep`. */
const groupTitle = (group: string) => (/^[IX]/.test(group) ? `Classes ${group}` : group)

const cell = 'px-3 py-2.5'

const pill =
  'flex min-h-11 items-center rounded-full border border-field bg-white px-4 text-xs no-underline'

const slug = (name: string) => name.toLowerCase()

const rowId = (season: string, group: string) => `${slug(season)}-${slug(group)}`

function Worn({ list, picture }: { list: readonly string[]; picture: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <img
        src={`/pictures/uniform/${picture}.svg`}
        alt=""
        width={120}
        height={200}
        loading="lazy"
        className="h-44 w-auto shrink-0 sm:h-64 print:hidden"
      />
      <ul className="grid min-w-[min(100%,9rem)] flex-1 gap-1.5 leading-snug">
        {list.map((garment) => (
          <li key={garment}>{garment}</li>
        ))}
      </ul>
    </div>
  )
}

function Season({ season, months, rows }: UniformTable) {
  const otherSeasons = uniform.filter((other) => other.season !== season)
  return (
    <section id={slug(season)} className="mt-8 scroll-mt-4 first:mt-0">
      <nav
        aria-label={`${season} uniform by class`}
        className="mb-4 flex flex-wrap gap-1.5 print:hidden"
      >
        {rows.map(({ group }) => (
          <a key={group} href={`#${rowId(season, group)}`} className={pill}>
            {groupTitle(group)}
          </a>
        ))}
        {otherSeasons.map((other) => (
          <a key={other.season} href={`#${slug(other.season)}`} className={pill}>
            {`${other.season} uniform`}
          </a>
        ))}
      </nav>
      <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-2xl bg-white text-left print:break-inside-auto!">
        <caption className="text-balance bg-paper pb-3 text-left text-ink-soft leading-snug">
          <h2 className="inline font-semibold font-serif text-forest text-xl">{season} uniform</h2>{' '}
          {`(${months})`}
        </caption>
        <thead>
          <tr>
            {['Boys', 'Girls'].map((who) => (
              <th key={who} scope="col" className={cell}>
                {who}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ group, ...worn }) => (
          <tbody key={group} id={rowId(season, group)} className="scroll-mt-4">
            <tr>
              <th colSpan={2} scope="rowgroup" className={`${cell} bg-mist text-forest`}>
                {groupTitle(group)}
              </th>
            </tr>
            <tr>
              {(['boys', 'girls'] as const).map((who) => (
                <td key={who} className={`${cell} border-line border-b align-top`}>
                  <Worn list={worn[who]} picture={`${rowId(season, group)}-${who}`} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

export function UniformTables() {
  const current = seasonName(seasonOn(schoolDay()))
  const tables = uniform.toSorted(
    (one, other) => Number(other.season === current) - Number(one.season === current),
  )
  return (
    <div className="wide">
      {tables.map((table) => (
        <Season key={table.season} {...table} />
      ))}
    </div>
  )
}
