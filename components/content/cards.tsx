import { routeOf } from '@/lib/routes/tree'
import { Picture } from '../ui/picture'
import { readableContentPage } from './pages'

/** Picture and excerpt of a page: its own front matter, or its tile in the tree. */
function faceOf(path: string) {
  const { tile } = routeOf(path)
  if (tile) return tile
  return readableContentPage(path.slice(1))?.frontMatter
}

type Props = {
  /** Paths of the pages, in the order shown; the same page may stand twice. */
  of: readonly string[]
  /** Level of the titles: 2 right below the page's heading, 3 below a heading of its own. */
  level?: 2 | 3
}

/** Cards leading to other pages: picture, title and excerpt are those of the page itself. */
export function Cards({ of, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <ul className="wide grid gap-4 sm:grid-cols-2 sm:gap-6">
      {of.map((path, index) => {
        const face = faceOf(path)
        return (
          <li
            key={index}
            className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-line bg-white shadow-card transition-colors hover:border-forest-500 sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
          >
            {face && (
              <Picture
                name={face.picture}
                alt=""
                sizes="(min-width: 1024px) 26rem, (min-width: 640px) 46vw, 10rem"
                className="size-full object-cover sm:aspect-[2/1] sm:h-auto"
              />
            )}
            <div className="px-4 py-3.5 sm:px-6 sm:py-5">
              <Title className="text-base text-forest sm:text-lg">
                <a
                  href={path}
                  className="after:absolute after:inset-0 group-hover:underline focus-visible:outline-offset-4"
                >
                  {routeOf(path).title}
                </a>
              </Title>
              <p className="mt-1 text-xs text-ink-soft leading-snug sm:mt-2 sm:leading-normal">
                {face?.description}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
