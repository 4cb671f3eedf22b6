import { createHash } from 'node:crypto'
import type { Announcement } from '@/lib/vendor-api/resources/announcements'
import { FileLinks } from '../lists/file-links'
import { buttonClass } from '../ui/button'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { AnnouncementDialog } from './announcement-dialog'
import { mostShown } from './shown'

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

/** Pop-up announcements, when there are any (specification, section 4). */
export function Announcements({
  announcements,
}: {
  announcements: readonly Announcement[] | null
}) {
  if (!announcements?.length) return null
  const shown = announcements.slice(0, mostShown)
  const set = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return (
    <AnnouncementDialog set={set}>
      {shown.map((announcement, index) => (
        <Slide key={index} announcement={announcement} index={index} count={shown.length} />
      ))}
    </AnnouncementDialog>
  )
}
