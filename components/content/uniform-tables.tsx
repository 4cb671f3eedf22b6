import { type UniformTable, uniform } from '@/content/facts'
import { RadioGroup } from '../ui/radio-group'

/** `Classes I-X`, `Prep`. */
const groupTitle = (group: string) => (/^[IX]/.test(group) ? `Classes ${group}` : group)

const cell = 'px-3 py-2.5'

/**
 * A checked radio hides what its group's other radios select, without a script. Written out, because Tailwind finds
 * classes in the source. Browsers without `:has` show every list.
 */
const hide: Record<string, string> = {
  boys: '[@media_screen]:[.uniform:has([value=girls]:checked)_&]:hidden',
  girls: '[@media_screen]:[.uniform:has([value=boys]:checked)_&]:hidden',
  summer: '[@media_screen]:[.uniform:has(#winter:target)_&]:hidden',
  winter: '[@media_screen]:[.uniform:has(#summer:target)_&]:hidden',
}

/** Column and row headings outside a filter. */
const hideHeading = {
  who: '[@media_screen]:[.uniform:has([name=who]:not([value=everybody]):checked)_&]:hidden',
  group: '[@media_screen]:[.uniform:has([name=group]:not([value=all]):checked)_&]:hidden',
}

/** The link to a season looks selected at its URL, the link to all seasons at any other. */
const chosenLink: Record<string, string> = {
  all: '[.uniform:not(:has(table:target))_&]:bg-forest [.uniform:not(:has(table:target))_&]:text-paper',
  summer: '[.uniform:has(#summer:target)_&]:bg-forest [.uniform:has(#summer:target)_&]:text-paper',
  winter: '[.uniform:has(#winter:target)_&]:bg-forest [.uniform:has(#winter:target)_&]:text-paper',
}

/* Same for class groups, by position; a group beyond these has no radio and always shows. */
const hideGroup = [
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-0]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-1]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-2]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-3]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-4]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-5]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-6]):checked)_&]:hidden',
  '[@media_screen]:[.uniform:has([name=group]:not([value=all],[value=group-7]):checked)_&]:hidden',
]
const groups = [...new Set(uniform.flatMap(({ rows }) => rows.map(({ group }) => group)))]

const everything = ['all', 'All'] as const

const fileName = (name: string) => name.toLowerCase()

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
  return (
    <table
      id={fileName(season)}
      className={`mt-5 w-full scroll-mt-72 table-fixed border-separate border-spacing-0 overflow-hidden rounded-2xl bg-white text-left print:break-inside-auto! ${hide[fileName(season)]}`}
    >
      <caption className="text-balance bg-paper pb-3 text-left text-ink-soft leading-snug">
        <span className="font-semibold font-serif text-forest text-xl">{season} uniform</span>{' '}
        {`(${months})`}
      </caption>
      <thead className={hideHeading.who}>
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
          {/* The row has the colour: a cell that spans both columns would reserve the hidden one's space. */}
          <tr className={`bg-mist ${hideHeading.group}`}>
            <th scope="rowgroup" className={`${cell} text-forest`}>
              {groupTitle(group)}
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

export function UniformTables() {
  return (
    <div id="uniform" className="uniform wide scroll-mt-4">
      <div className="hidden gap-3 supports-[selector(:has(*))]:grid sm:flex-wrap sm:gap-x-8 sm:supports-[selector(:has(*))]:flex print:hidden!">
        <nav aria-label="Season">
          <p aria-hidden="true" className="m-0 font-semibold text-xs">
            Season
          </p>
          <p className="m-0 mt-1 flex flex-wrap gap-1.5">
            {[everything, ...uniform.map(({ season }) => [fileName(season), season] as const)].map(
              ([place, name]) => (
                <a
                  key={place}
                  href={`#${place === 'all' ? 'uniform' : place}`}
                  className={`flex min-h-11 items-center rounded-full border border-field bg-white px-4 text-xs no-underline ${chosenLink[place]}`}
                  // Otherwise forced colours hide which one is chosen.
                  style={{ forcedColorAdjust: 'none' }}
                >
                  {name}
                </a>
              ),
            )}
          </p>
        </nav>
        <RadioGroup
          legend="Class"
          name="group"
          chosen="all"
          options={[
            everything,
            ...groups
              .slice(0, hideGroup.length)
              .map((group, place) => [`group-${place}`, group] as const),
          ]}
        />
        <RadioGroup
          legend="Girl or boy"
          name="who"
          chosen="everybody"
          options={[
            ['everybody', 'All'],
            ['girls', 'Girl'],
            ['boys', 'Boy'],
          ]}
        />
      </div>
      {uniform.map((table) => (
        <Season key={table.season} {...table} />
      ))}
    </div>
  )
}
