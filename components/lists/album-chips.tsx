import { albumLists } from '@/lib/lists/lists'
import { smallButtonClass } from '../ui/button'

/** The lists of albums side by side, `path` among them. */
export function AlbumChips({ path }: { path: string }) {
  return (
    <nav aria-label="Photographs" className="mb-5 print:hidden">
      <ul className="flex flex-wrap gap-2.5">
        {albumLists.map((list) => (
          <li key={list.path}>
            <a
              href={list.path}
              aria-current={list.path === path ? 'page' : undefined}
              className={smallButtonClass(list.path === path ? 'primary' : 'outline')}
            >
              {list.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
