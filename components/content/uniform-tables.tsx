import { type UniformTable, uniform } from '@/content/facts'

const cell = 'px-3 py-2.5'

/** What is chosen: `value` of a radio, and how what is not chosen leaves the screen. */
type Choice = { value: string; title: string; hide: string }

/*
 * A radio hides what the other radios of its group stand for, without a script. Written out for each,
 * because the styles are found in the source; a browser that does not know `:has` shows every list.
 */
const groups: readonly Choice[] = [
  {
    value: 'pre-nursery',
    title: 'Pre-Nursery',
    hide: '[@media_screen]:[.uniform:not(:has([value=pre-nursery]:checked))_&]:hidden',
  },
  {
    value: 'nur',
    title: 'Nur',
    hide: '[@media_screen]:[.uniform:not(:has([value=nur]:checked))_&]:hidden',
  },
  {
    value: 'prep',
    title: 'Prep',
    hide: '[@media_screen]:[.uniform:not(:has([value=prep]:checked))_&]:hidden',
  },
  {
    value: 'i-x',
    title: 'Classes I-X',
    hide: '[@media_screen]:[.uniform:not(:has([value=i-x]:checked))_&]:hidden',
  },
  {
    value: 'xi-xii',
    title: 'Classes XI-XII',
    hide: '[@media_screen]:[.uniform:not(:has([value=xi-xii]:checked))_&]:hidden',
  },
]

const boys: Choice = {
  value: 'boys',
  title: 'Boy',
  hide: '[@media_screen]:[.uniform:not(:has([value=boys]:checked))_&]:hidden',
}

const girls: Choice = {
  value: 'girls',
  title: 'Girl',
  hide: '[@media_screen]:[.uniform:not(:has([value=girls]:checked))_&]:hidden',
}

/** Both are shown until one is picked: the page is made once, and does not know what season it is read in. */
const seasons: readonly Choice[] = [
  {
    value: 'summer',
    title: 'Summer',
    hide: '[@media_screen]:[.uniform:has([value=winter]:checked)_&]:hidden',
  },
  {
    value: 'winter',
    title: 'Winter',
    hide: '[@media_screen]:[.uniform:has([value=summer]:checked)_&]:hidden',
  },
]

function Pick({
  legend,
  name,
  chosen,
  of,
}: {
  legend: string
  name: string
  /** None is chosen when absent. */
  chosen?: string
  of: readonly Choice[]
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-xs">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {of.map(({ value, title }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-field bg-white px-3 text-xs has-checked:bg-forest has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 shrink-0 accent-gold-light"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What one child wears, and the child wearing it. */
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

/** One season: boys and girls in columns, below a row with the class group. */
function Season({ table, season }: { table: UniformTable; season: Choice }) {
  const id = season.value
  return (
    <table
      className={`long-table mt-5 w-full table-fixed border-collapse bg-white text-left ${season.hide}`}
    >
      <caption className="pb-3 text-left font-serif text-forest text-xl">
        {table.season} uniform{' '}
        <span className="font-sans text-ink-soft text-sm">({table.months})</span>
      </caption>
      <thead className="border-forest border-b-2">
        <tr>
          <th scope="col" className={`${cell} ${boys.hide}`}>
            Boys
          </th>
          <th scope="col" className={`${cell} ${girls.hide}`}>
            Girls
          </th>
        </tr>
      </thead>
      {table.rows.map((row, index) => {
        const group = groups[index]
        if (!group) return null
        const worn = (who: 'boys' | 'girls') => (
          <Worn list={row[who]} picture={`${id}-${group.value}-${who}`} />
        )
        return (
          <tbody key={row.group} className={group.hide}>
            {/* The row has the colour: a cell across both columns would keep the hidden one's place. */}
            <tr className="bg-mist">
              <th scope="rowgroup" className={`${cell} text-forest`}>
                {group.title}
              </th>
              <td className={`${boys.hide} ${girls.hide}`} />
            </tr>
            <tr>
              <td className={`${cell} border-line border-b align-top ${boys.hide}`}>
                {worn('boys')}
              </td>
              <td className={`${cell} border-line border-b align-top ${girls.hide}`}>
                {worn('girls')}
              </td>
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

/** The uniform of every class group, summer and winter: pick whose, and see that one list. */
export function UniformTables() {
  return (
    <div className="uniform wide">
      <div className="hidden gap-3 supports-[selector(:has(*))]:grid sm:flex-wrap sm:gap-x-8 sm:supports-[selector(:has(*))]:flex print:hidden!">
        <Pick legend="Class" name="group" chosen="i-x" of={groups} />
        <Pick legend="Girl or boy" name="who" chosen="girls" of={[girls, boys]} />
        <Pick legend="Season" name="season" of={seasons} />
      </div>
      {uniform.map((table, index) => {
        const season = seasons[index]
        return season ? <Season key={table.season} table={table} season={season} /> : null
      })}
    </div>
  )
}
