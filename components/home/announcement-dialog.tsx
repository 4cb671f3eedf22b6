import type { ReactNode } from 'react'
import { announcementOpener } from '@/lib/text/inline-scripts'
import { Carousel } from '../ui/carousel-client'
import { Icon } from '../ui/icon'

const transitionMs = 400

/**
 * The pop-up: opens by itself unless its set of announcements, named by `set`, was closed in this
 * visit; the browser traps the focus in it and closes it on Escape. Without a script the announcements
 * stand in the page.
 */
export function AnnouncementDialog({ set, children }: { set: string; children: ReactNode }) {
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
          {children}
        </Carousel>
      </dialog>
      <script>{announcementOpener}</script>
    </>
  )
}
