'use client'

import { useState } from 'react'
import { TextLink } from '../ui/text-link'

/**
 * Shown if a blog post failed to load or does not exist (specification, section 8). "Try again" is a plain link: the
 * browser requests the page at `url` again.
 */
export function BlogFailure({ url }: { url: string | null }) {
  const [loading, setLoading] = useState(false)
  return (
    <div
      role="alert"
      className={`rounded-2xl border bg-white px-5 py-10 text-center ${loading ? 'border-line' : 'border-danger/40'}`}
    >
      <p>{loading ? 'Loading blogs...' : 'Failed to load the blog. Please try again later.'}</p>
      {url && !loading ? (
        <TextLink href={url} onClick={() => setLoading(true)} height="tall" className="mt-3">
          Try again
        </TextLink>
      ) : null}
    </div>
  )
}
