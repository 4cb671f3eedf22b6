import type { Path } from '@/content/routes'
import { buttonClass } from '../ui/button'

export function ErrorNotice({ reset }: { reset: () => void }) {
  return (
    <main id="content" className="wrap py-20 text-center">
      <h1 className="text-3xl text-forest">Unexpected Application Error!</h1>
      <p className="mt-3 text-ink-soft">
        Something went wrong while this page was made. Nothing you did caused it.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonClass('primary')}>
          Try again
        </button>
        <a href={'/' satisfies Path} className={buttonClass('outline')}>
          Go to the home page
        </a>
      </p>
    </main>
  )
}
