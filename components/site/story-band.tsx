import type { StoryLayout } from '@/content/schemas/page'
import { Picture } from '../ui/picture'
import { type PageProps, PageTitle } from './page-title'

const pictureLeft = 'md:grid-cols-[7fr_5fr] md:pr-[max(2rem,calc(50%-36rem))]'
const pictureRight = 'md:pl-[max(2rem,calc(50%-36rem))]'

/** Each band by the layout of its page: its colours, its columns, and its picture. */
const bands: Record<StoryLayout, { band: string; grid: string; picture: string; words: string }> = {
  facts: {
    band: 'bg-mist text-accent',
    grid: `md:grid-cols-[5fr_7fr] ${pictureRight}`,
    picture: 'md:order-last',
    words: 'md:pr-8 md:pl-0',
  },
  place: {
    band: 'bg-white text-accent',
    grid: pictureLeft,
    picture: '',
    words: 'md:pr-0 md:pl-8',
  },
  statements: {
    band: 'bg-accent text-paper [&_a]:text-gold-light [&_ol]:text-paper/85',
    grid: `md:grid-cols-[5fr_7fr] ${pictureRight}`,
    picture: 'order-last',
    words: 'md:pr-8 md:pl-0',
  },
  // The sheet of paper below reaches over the band's foot.
  letter: {
    band: 'bg-mist text-accent',
    grid: `md:grid-cols-[7fr_5fr] ${pictureRight}`,
    picture: 'order-last max-md:pb-10',
    words: 'md:pr-8 md:pb-24 md:pl-0',
  },
}

/** Band of a story: the heading, with a picture that reaches the edge of the screen. */
export function StoryBand({ picture, quote, layout = 'facts', ...page }: PageProps) {
  const styles = bands[layout]
  return (
    <div className={`border-accent border-b-2 print:border-0 ${styles.band}`}>
      <div className={`grid ${styles.grid}`}>
        {picture ? (
          <div className={`print:hidden ${styles.picture}`}>
            <Picture
              name={picture}
              sizes="(min-width: 768px) 56vw, 100vw"
              priority
              className={`aspect-[3/2] w-full object-cover md:h-full 3xl:max-h-138 ${layout === 'letter' ? 'md:aspect-square' : ''}`}
            />
          </div>
        ) : null}
        <div className={`px-4 py-4 md:pt-[min(8vw,7.5rem)] ${styles.words}`}>
          <PageTitle {...page} className="text-3xl lg:text-4xl" />
          {quote ? (
            <p
              aria-hidden="true"
              className="mt-4 border-current border-l-4 pl-4 font-serif text-lg leading-snug md:text-xl print:hidden"
            >
              {quote}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
