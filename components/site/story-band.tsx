import type { StoryLayout } from '@/content/schemas/page'
import { Picture } from '../ui/picture'
import { type PageProps, PageTitle } from './page-title'

const pictureRight = 'md:pl-[max(2rem,calc(50%-36rem))]'
const wordsLeft = { grid: `md:grid-cols-[5fr_7fr] ${pictureRight}`, words: 'md:pr-8 md:pl-0' }

type Styles = {
  band: string
  grid: string
  words: string
  /** First on phones, and so in the HTML: moving the picture by CSS would shift the page while it loads. */
  isPictureAbove: boolean
}

const bands: Record<StoryLayout, Styles> = {
  facts: { ...wordsLeft, band: 'bg-mist text-accent', isPictureAbove: true },
  place: {
    band: 'bg-white text-accent',
    grid: 'md:grid-cols-[7fr_5fr] md:pr-[max(2rem,calc(50%-36rem))]',
    words: 'md:pr-0 md:pl-8',
    isPictureAbove: true,
  },
  statements: {
    ...wordsLeft,
    band: 'bg-accent text-paper [&_a]:text-gold-light [&_ol]:text-paper/85',
    isPictureAbove: false,
  },
  // The sheet of paper below reaches over the band's foot.
  letter: {
    band: 'bg-mist text-accent max-md:pb-10',
    grid: `md:grid-cols-[7fr_5fr] ${pictureRight}`,
    words: 'md:pr-8 md:pb-24 md:pl-0',
    isPictureAbove: false,
  },
}

/** Band of a story: the heading, with a picture that reaches the edge of the screen. */
export function StoryBand({ picture, quote, layout = 'facts', ...page }: PageProps) {
  const { band, grid, words, isPictureAbove } = bands[layout]
  const pictureBox = picture ? (
    <div className={`print:hidden ${layout === 'facts' ? 'md:order-last' : ''}`}>
      <Picture
        name={picture}
        sizes="(min-width: 768px) 56vw, 100vw"
        priority
        className={`aspect-[3/2] w-full object-cover md:h-full 3xl:max-h-138 ${layout === 'letter' ? 'md:aspect-square' : ''}`}
      />
    </div>
  ) : null
  return (
    <div className={`border-accent border-b-2 print:border-0 ${band}`}>
      <div className={`grid ${grid}`}>
        {isPictureAbove ? pictureBox : null}
        <div className={`px-4 py-4 md:pt-[min(8vw,7.5rem)] ${words}`}>
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
        {isPictureAbove ? null : pictureBox}
      </div>
    </div>
  )
}
