import { Picture } from '../ui/picture'
import { type PageProps, PageTitle } from './page-title'

/** Band of a story: the heading with its uncropped picture beside it, bleeding to the edge on wide screens. */
export function StoryBand({ picture, quote, ...page }: PageProps) {
  return (
    <div className="border-accent border-b-2 bg-mist print:border-0">
      <div className="md:grid md:grid-cols-[5fr_7fr] md:pl-[max(2rem,calc(50%-36rem))] 3xl:pr-[max(2rem,calc(50%-36rem))]">
        {picture ? (
          <div className="md:order-last print:hidden">
            <Picture
              name={picture}
              sizes="(min-width: 1440px) 45rem, (min-width: 768px) 56vw, 100vw"
              priority
              className="aspect-[3/2] w-full object-cover md:h-full"
            />
          </div>
        ) : null}
        <div className="px-4 py-4 md:pt-[min(8vw,7.5rem)] md:pr-8 md:pl-0">
          <PageTitle {...page} className="text-3xl text-accent md:text-4xl" />
          {quote ? (
            <p
              aria-hidden="true"
              className="mt-4 border-accent border-l-4 pl-4 font-serif text-accent text-lg leading-snug md:text-xl print:hidden"
            >
              {quote}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
