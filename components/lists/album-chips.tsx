import { albumLists } from '@/lib/lists/lists'

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
              className="inline-flex min-h-11 items-center rounded-full border border-forest px-4 font-semibold text-forest hover:bg-mist aria-[current=page]:bg-forest aria-[current=page]:text-paper sm:px-5"
            >
              {list.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
