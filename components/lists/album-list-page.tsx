import type { AlbumSummary } from '@/lib/lists/albums'
import { albumLists, type List } from '@/lib/lists/lists'
import type { ListState } from '@/lib/lists/load'
import { InnerPage } from '../site/inner-page'
import { smallButtonClass } from '../ui/button'
import { AlbumList } from './album-list-client'

type Props = { list: List<AlbumSummary>; state: ListState<AlbumSummary> }

/** A list of albums, with links to the other album lists. */
export function AlbumListPage({ list: { path, lead }, state }: Props) {
  return (
    <InnerPage path={path} lead={lead}>
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
      <AlbumList initial={state} />
    </InnerPage>
  )
}
