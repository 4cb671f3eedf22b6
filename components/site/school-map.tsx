import { school } from '@/content/school'
import { Icon } from '../ui/icon'

/** The map, loaded only when its owner opens it: a closed `details` does not load a lazy frame. */
export function SchoolMap({ id }: { id: string }) {
  return (
    <details id={id} className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
        <Icon name="pin" />
        <span className="group-open:hidden">Show the map</span>
        <span className="hidden group-open:inline">Hide the map</span>
      </summary>
      <iframe
        src={school.map.embed}
        title={`Map of ${school.name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="mt-3 h-72 w-full rounded-xl border-0 bg-mist"
      />
      <p className="mt-2 text-xs">
        <a href={school.map.link} rel="noopener" className="underline underline-offset-4">
          Open in the map’s own page
        </a>
      </p>
    </details>
  )
}
