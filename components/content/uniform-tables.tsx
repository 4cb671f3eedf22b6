import { type UniformTable, uniform } from '@/content/facts'
import { RadioGroup } from '../ui/radio-group'

const cell = 'px-3 py-2.5'

/*
 * A radio hides what the other radios of its group stand for, without a script. Written out for each,
 * because the styles are found in the source; a browser that does not know `:has` shows every list.
 */
const hide: Record<string, string> = {
  boys: '[@media_screen]:[.uniform:not(:has([value=boys]:checked))_&]:hidden',
  girls: '[@media_screen]:[.uniform:not(:has([value=girls]:checked))_&]:hidden',
  // Both are shown until one is picked: the page is made once, and does not know what season it is read in.
  summer: '[@media_screen]:[.uniform:has([value=winter]:checked)_&]:hidden',
  winter: '[@media_screen]:[.uniform:has([value=summer]:checked)_&]:hidden',
}

/* The same for the class groups, by their place; one beyond these has no radio and is always shown. */
const hideGroup = [
  '[@media_screen]:[.uniform:not(:has([value=group-0]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-1]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-2]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-3]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-4]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-5]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-6]:checked))_&]:hidden',
  '[@media_screen]:[.uniform:not(:has([value=group-7]:checked))_&]:hidden',
]
/** The class groups of all seasons. */
const groups = [...new Set(uniform.flatMap(({ rows }) => rows.map(({ group }) => group)))]

/** A class group as it is read: `Prep`, `Classes I-X`. */
const titleOf = (group: string) => (/^[IX]/.test(group) ? `Classes ${group}` : group)

/** A group or a season in the name of its drawing. */
const fileName = (name: string) => name.toLowerCase()

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
function Season({ season, months, rows }: UniformTable) {
  return (
    <table
      className={`mt-5 w-full table-fixed border-collapse bg-white text-left print:break-inside-auto! ${hide[fileName(season)]}`}
    >
      <caption className="pb-3 text-left font-serif text-forest text-xl">
        {season} uniform <span className="font-sans text-ink-soft text-sm">({months})</span>
      </caption>
      <thead className="border-forest border-b-2">
        <tr>
          <th scope="col" className={`${cell} ${hide.boys}`}>
            Boys
          </th>
          <th scope="col" className={`${cell} ${hide.girls}`}>
            Girls
          </th>
        </tr>
      </thead>
      {rows.map(({ group, ...worn }) => (
        <tbody key={group} className={hideGroup[groups.indexOf(group)]}>
          {/* The row has the colour: a cell across both columns would keep the hidden one's place. */}
          <tr className="bg-mist">
            <th scope="rowgroup" className={`${cell} text-forest`}>
              {titleOf(group)}
            </th>
            <td className={`${hide.boys} ${hide.girls}`} />
          </tr>
          <tr>
            {(['boys', 'girls'] as const).map((who) => (
              <td key={who} className={`${cell} border-line border-b align-top ${hide[who]}`}>
                <Worn list={worn[who]} picture={`${fileName(season)}-${fileName(group)}-${who}`} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** The uniform of every class group, summer and winter: pick whose, and see that one list. */
export function UniformTables() {
  return (
    <div className="uniform wide">
      <div className="hidden gap-3 supports-[selector(:has(*))]:grid sm:flex-wrap sm:gap-x-8 sm:supports-[selector(:has(*))]:flex print:hidden!">
        <RadioGroup
          legend="Class"
          name="group"
          look="pills"
          chosen={`group-${groups.indexOf('I-X')}`}
          options={groups
            .slice(0, hideGroup.length)
            .map((group, place) => [`group-${place}`, titleOf(group)] as const)}
        />
        <RadioGroup
          legend="Girl or boy"
          name="who"
          look="pills"
          chosen="girls"
          options={[
            ['girls', 'Girl'],
            ['boys', 'Boy'],
          ]}
        />
        <RadioGroup
          legend="Season"
          name="season"
          look="pills"
          options={uniform.map(({ season }) => [fileName(season), season] as const)}
        />
      </div>
      {uniform.map((table) => (
        <Season key={table.season} {...table} />
      ))}
    </div>
  )
}
