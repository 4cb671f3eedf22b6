import { createHash } from 'node:crypto'
import { routes } from '@/content/routes'
import { largest, toVariant } from '@/lib/media-url/variants'
import { announcementOpener } from '@/lib/text/inline-scripts'
import type { Announcement } from '@/lib/vendor-api/resources/announcements'
import { descriptionOf } from '@/lib/vendor-api/rich-text'
import { buttonClass } from '../ui/button'
import { Carousel } from '../ui/carousel-client'
import { DescriptionText } from '../ui/description-text'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { maxSectionRecords } from './section-records'

const transitionMs = 400

function actionsOf({ href, files }: Announcement): { href: string; label: string }[] {
  const own = href?.replace(/[?#].*/, '')
  const page = routes.find(({ path }) => path === own)
  return [
    ...(href ? [{ href, label: page?.title ?? 'Read more' }] : []),
    ...files.map((file, index) => {
      const number = files.length > 1 ? ` ${index + 1}` : ''
      return { href: file.href, label: `${href ? '' : 'Open the '}${file.kind || 'file'}${number}` }
    }),
  ]
}

/** Poster beside the text, cropped to a thumbnail that opens it whole; large when there is no text. */
function Poster({ src, title, isAlone }: { src: string; title: string; isAlone: boolean }) {
  return (
    <a href={toVariant(src, Number(largest))} className="shrink-0">
      <VendorImage
        src={src}
        alt={`Poster: ${title}`}
        width={isAlone ? 480 : 94}
        height={isAlone ? 320 : 62}
        sizes={isAlone ? 'min(30rem, calc(100vw - 2rem))' : '94px'}
        className={
          isAlone
            ? 'max-h-[40vh] w-full rounded-xl object-contain!'
            : 'aspect-[3/2] w-[5.5rem] rounded-xl border border-line object-cover object-top'
        }
      />
    </a>
  )
}

type SlideProps = {
  announcement: Announcement
  place: string
  next: string | undefined
}

function Slide({ announcement, place, next }: SlideProps) {
  const { title, images } = announcement
  const { description, segments } = descriptionOf(announcement)
  const isAlone = !description
  return (
    <article className="flex h-full flex-col gap-2.5 px-1">
      <div className={isAlone ? 'grid gap-3' : 'flex flex-wrap items-center justify-end gap-3'}>
        <h3 className="min-w-0 grow basis-40 text-[1.4rem] text-forest">
          <MultilingualText text={title} />
        </h3>
        {images.map((image) => (
          <Poster key={image} src={image} title={title} isAlone={isAlone} />
        ))}
      </div>
      {description ? (
        <p className="whitespace-pre-line leading-normal">
          <DescriptionText description={description} segments={segments} />
        </p>
      ) : null}
      <p className="mt-auto flex flex-wrap gap-2">
        {actionsOf(announcement).map(({ href, label }, index) => (
          <a
            key={href}
            href={href}
            rel="noopener"
            className={buttonClass(
              index > 0 ? 'outline' : 'primary',
              index > 0 ? 'px-4!' : 'grow px-4!',
            )}
          >
            {index > 0 ? <Icon name="download" /> : null}
            {label}
            <span className="sr-only">
              <MultilingualText text={`: ${title}`} />
            </span>
          </a>
        ))}
      </p>
      {place ? (
        <p className="flex min-h-13 flex-col justify-center border-line border-t usual-text:pr-25 text-ink-soft text-xs leading-snug">
          <span>{place}</span>
          {next ? (
            <span className="font-semibold text-forest">
              <MultilingualText text={`Next: ${next}`} />
            </span>
          ) : null}
        </p>
      ) : null}
    </article>
  )
}

type Props = { announcements: readonly Announcement[] | null }

/**
 * Pop-up announcements (specification, section 4), open unless the visitor closed this set during this visit. Without a
 * script they are part of the page.
 */
export function Announcements({ announcements }: Props) {
  if (!announcements?.length) return null
  const shown = announcements.slice(0, maxSectionRecords)
  const set = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return (
    <>
      <dialog
        data-set={set}
        aria-labelledby="announcements"
        // An inline script opens it before React hydrates.
        suppressHydrationWarning
        className="announcement-sheet noscript:static noscript:block overflow-y-auto bg-paper px-3 pb-2 text-ink backdrop:bg-forest/60"
      >
        <div className="sticky low:static top-0 z-10 flex items-center justify-between gap-4 bg-paper px-1 pt-2.5 pb-1">
          <h2
            id="announcements"
            className="min-w-0 font-sans font-semibold text-base text-gold-dark"
          >
            Announcements
          </h2>
          <form method="dialog" className="noscript:hidden shrink-0">
            <button
              type="submit"
              className="grid size-11 place-items-center rounded-full border border-line hover:bg-mist"
            >
              <Icon name="close" />
              <span className="sr-only">Close announcements</span>
            </button>
          </form>
        </div>
        <Carousel
          label="Announcements"
          slideClass="basis-full"
          speedMs={transitionMs}
          // Right of the position, such as "1 of 3".
          controls="absolute right-0 bottom-0 h-13 gap-1! large-text:static"
        >
          {shown.map((announcement, index) => (
            <Slide
              key={index}
              announcement={announcement}
              place={shown.length > 1 ? `${index + 1} of ${shown.length}` : ''}
              next={shown[index + 1]?.title}
            />
          ))}
        </Carousel>
      </dialog>
      <script>{announcementOpener}</script>
    </>
  )
}
