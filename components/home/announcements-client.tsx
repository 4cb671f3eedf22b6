'use client'

import { Children, type ReactNode, useEffect, useRef } from 'react'
import { Carousel } from '../ui/carousel-client'
import { Icon } from '../ui/icon'

const dismissedKey = 'dismissed-announcements'
const transitionMs = 400

function wasDismissed(set: string): boolean {
  try {
    return localStorage.getItem(dismissedKey) === set
  } catch {
    return false
  }
}

function rememberDismissal(set: string): void {
  try {
    localStorage.setItem(dismissedKey, set)
  } catch {
    // A browser that keeps nothing shows the announcements again.
  }
}

/**
 * The pop-up: opens by itself once a set of announcements, named by `set`; closing it gives the focus
 * back and remembers the set. Without a script the announcements stand in the page.
 */
export function AnnouncementDialog({ set, children }: { set: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!wasDismissed(set)) dialog.current?.showModal()
  }, [set])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="announcements"
      onClose={() => rememberDismissal(set)}
      className="announcement-dialog m-auto w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl bg-paper p-4 backdrop:bg-forest/60"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
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
  )
}
