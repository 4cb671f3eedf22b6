import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import type { Path } from '@/content/routes'

export const metadata: Metadata = { title: 'Not found', robots: { index: false } }

/** 404 for files and `/api` URLs that do not exist; unknown pages redirect home. */
export default function NotFound() {
  return (
    <main id="content" className="wrap py-20 text-center">
      <h1 className="text-3xl text-forest">There is nothing at this address</h1>
      <p className="mt-8">
        <a href={'/' satisfies Path} className={buttonClass('primary')}>
          Go to the home page
        </a>
      </p>
    </main>
  )
}
