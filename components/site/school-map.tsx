import { school } from '@/content/school'
import { FoldedFrame } from '../ui/folded-frame'

/** The map of another site, folded but where it stands open on desktops. */
export function SchoolMap({ standsOpen = false }: { standsOpen?: boolean }) {
  return (
    <FoldedFrame
      show="Show the map"
      hide="Hide the map"
      standsOpen={standsOpen}
      src={school.map.embed}
      title={`Map of ${school.name}`}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="h-72 bg-mist"
    >
      <p className="mt-2 text-xs">
        <a href={school.map.link} rel="noopener" className="underline underline-offset-4">
          Open in the map’s own page
        </a>
      </p>
    </FoldedFrame>
  )
}
