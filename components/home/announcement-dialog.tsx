import { Children, type ReactNode } from 'react'
import { Carousel } from '../ui/carousel-client'
import { Icon } from '../ui/icon'

const transitionMs = 400

/**
 * Runs while the page is read, before the framework's scripts are there: opens the dialog before it
 * unless its set was closed before, and remembers the set when it is closed; the next Tab then begins
 * at the page's start, and not at the dialog's place far down. A browser that keeps nothing shows the
 * announcements again. The page cache leaves this in the page because the carousel beside it is a
 * client component (docs/decisions/0030-no-script-where-none-is-needed.md).
 */
const opener = `{
  const dialog = document.currentScript.previousElementSibling
  const key = 'dismissed-announcements'
  const tried = (use) => { try { return use() } catch {} }
  dialog.addEventListener('close', () => {
    tried(() => localStorage.setItem(key, dialog.dataset.set))
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
  if (tried(() => localStorage.getItem(key)) !== dialog.dataset.set) dialog.showModal()
}`

/**
 * The pop-up: opens by itself once for a set of announcements, named by `set`; the browser traps the
 * focus in it and closes it on Escape. Without a script the announcements stand in the page.
 */
export function AnnouncementDialog({ set, children }: { set: string; children: ReactNode }) {
  return (
    <>
      <dialog
        data-set={set}
        aria-labelledby="announcements"
        // Opened before React knows of it.
        suppressHydrationWarning
        className="announcement-dialog m-auto w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl bg-paper p-4 backdrop:bg-forest/60"
      >
        <div className="sticky -top-4 z-10 -mx-4 -mt-4 flex items-center justify-between gap-4 bg-paper px-4 py-3">
          <h2 id="announcements" className="text-[1.35rem] text-forest">
            Announcements
          </h2>
          <form method="dialog" className="needs-script">
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
          arrows={Children.count(children) > 1 ? 'grid' : false}
        >
          {children}
        </Carousel>
      </dialog>
      <script>{opener}</script>
    </>
  )
}
