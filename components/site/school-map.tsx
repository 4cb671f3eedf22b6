import { school } from '@/content/school'
import { Fold } from '../ui/fold'

export function SchoolMap() {
  return (
    <Fold show="Show the map" hide="Hide the map">
      <iframe
        src={school.map.embed}
        title={`Map of ${school.name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="block h-72 w-full rounded-xl border-0 bg-mist"
      />
      <p className="mt-2 text-xs">
        <a href={school.map.link} rel="noopener" className="underline underline-offset-4">
          Open in the map’s own page
        </a>
      </p>
    </Fold>
  )
}
