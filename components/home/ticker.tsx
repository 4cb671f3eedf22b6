import { fallbacks } from '@/content/fallbacks'
import type { Highlight } from '@/lib/vendor-api/resources/highlights'
import { fileLabel } from '../lists/file-links'
import { Marquee } from '../ui/marquee'
import { MultilingualText } from '../ui/multilingual-text'
import { orPlaceholders } from './section-records'

const placeholder: Highlight = { title: fallbacks.highlight, files: [] }

const secondsPerItem = 7
const placeholders = 3

/** Scrolling highlights; three placeholders when the list is empty or the fetch fails (specification, section 4). */
export function Ticker({ highlights }: { highlights: readonly Highlight[] | null }) {
  const shown = orPlaceholders(highlights, placeholder, placeholders)
  return (
    <section aria-label="Highlights" className="border-line border-t border-b">
      <div className="wrap flex items-center gap-x-4 max-sm:flex-col max-sm:items-start max-sm:pt-2">
        <h2 className="shrink-0 rounded-full bg-forest px-4 py-1 text-sm text-paper">Highlights</h2>
        <Marquee
          label="the highlights"
          direction="left"
          seconds={shown.length * secondsPerItem}
          className="min-w-0 grow pr-14 max-sm:w-full [&_.marquee-pause]:top-1 [&_.marquee-pause]:right-0"
        >
          {shown.map(({ title, files: [file, ...others] }, index) =>
            file ? (
              <span
                key={`${title} ${index}`}
                className="relative flex gap-x-4 px-6 whitespace-nowrap"
              >
                <a href={file.href} className="flex min-h-11 items-center hover:underline">
                  <MultilingualText text={title} />
                </a>
                {others.map((other, at) => (
                  <a
                    key={other.href}
                    href={other.href}
                    className="flex min-h-11 items-center underline"
                  >
                    {fileLabel(other, `File ${at + 2}`)}
                    <span className="sr-only">
                      <MultilingualText text={`: ${title}`} />
                    </span>
                  </a>
                ))}
              </span>
            ) : (
              <span
                key={`${title} ${index}`}
                className="flex min-h-11 items-center px-6 whitespace-nowrap"
              >
                <MultilingualText text={title} />
              </span>
            ),
          )}
        </Marquee>
      </div>
    </section>
  )
}
