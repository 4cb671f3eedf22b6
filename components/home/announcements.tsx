import { createHash } from 'node:crypto'
import { announcementOpener } from '@/lib/text/inline-scripts'
import type { Announcement } from '@/lib/vendor-api/resources/announcements'
import { FileLinks } from '../lists/file-links'
import { buttonClass } from '../ui/button'
import { Carousel } from '../ui/carousel-client'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { mostShown } from './shown'

const transitionMs = 400

type SlideProps = {
  announcement: Announcement
  /** Its place, from 0, among so many. */
  index: number
  count: number
}

function Slide({ announcement, index, count }: SlideProps) {
  const { title, description, images, href, files } = announcement
  return (
    <article className="grid h-full content-between gap-3 landscape-phone:grid-cols-[3fr_2fr] landscape-phone:gap-x-6">
      <div className="grid content-start gap-3">
        <div>
          {count > 1 ? (
            <p className="text-xs text-ink-soft">
              {index + 1} of {count}
            </p>
          ) : null}
          <h3 className="text-lg">
            <MultilingualText text={title} />
          </h3>
        </div>
        {description ? (
          <p className="whitespace-pre-line">
            <MultilingualText text={description} />
          </p>
        ) : null}
        {href ? (
          <p>
            <a href={href} rel="noopener" className={buttonClass('primary')}>
              Read more
              <span className="sr-only">
                : <MultilingualText text={title} />
              </span>
            </a>
          </p>
        ) : null}
        <FileLinks files={files} title={title} />
      </div>
      <div className="grid content-start gap-3">
        {images.map((image, place) => (
          // Below it a notice of usual length takes 19.5 rem.
          <VendorImage
            key={image}
            src={image}
            alt={title}
            width={480}
            height={600}
            sizes="min(28rem, calc(100vw - 4rem))"
            className="announcement-picture"
            priority={index === 0 && place === 0}
          />
        ))}
      </div>
    </article>
  )
}

/**
 * Pop-up announcements, when there are any (specification, section 4): opens by itself unless this set of them was
 * closed in this visit; the browser traps the focus in it and closes it on Escape. Without a script the announcements
 * stand in the page.
 */
export function Announcements({
  announcements,
}: {
  announcements: readonly Announcement[] | null
}) {
  if (!announcements?.length) return null
  const shown = announcements.slice(0, mostShown)
  const set = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return (
    <>
      <dialog
        data-set={set}
        aria-labelledby="announcements"
        // Opened before React knows of it.
        suppressHydrationWarning
        className="m-auto noscript:static noscript:block w-[min(30rem,92vw)] landscape-phone:w-[min(46rem,calc(100vw-2rem))] landscape-phone:max-h-[calc(100svh-1rem)] overflow-y-auto rounded-2xl bg-paper p-4 backdrop:bg-forest/60"
      >
        <div className="sticky low:static -top-4 z-10 -mx-4 -mt-4 flex items-center justify-between gap-4 bg-paper px-4 py-3">
          <h2 id="announcements" className="min-w-0 text-lg text-forest">
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
          // In view below words of any length, over the padding of the box.
          controls="sticky low:static -bottom-4 -mx-4 -mb-4 bg-paper py-2"
        >
          {shown.map((announcement, index) => (
            <Slide key={index} announcement={announcement} index={index} count={shown.length} />
          ))}
        </Carousel>
      </dialog>
      <script>{announcementOpener}</script>
    </>
  )
}
