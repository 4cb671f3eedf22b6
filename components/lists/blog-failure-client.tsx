'use client'

import { useState } from 'react'
import { TextLink } from '../ui/text-link'

/**
 * Shown instead of a post that failed to load or does not exist (specification, section 8). `address` is the post's URL
 * for a retry; null when there is none. The retry is a plain link: its text shows that the server is fetching the post
 * again.
 */
export function BlogFailure({ address }: { address: string | null }) {
  const [loading, setLoading] = useState(false)
  return (
    <div
      role="alert"
      className={`rounded-2xl border bg-white px-5 py-10 text-center ${loading ? 'border-line' : 'border-danger/40'}`}
    >
      <p>{loading ? 'Loading blogs...' : 'Failed to load the blog. Please try again later.'}</p>
      {address && !loading ? (
        <TextLink href={address} onClick={() => setLoading(true)} height="high" className="mt-3">
          Try again
        </TextLink>
      ) : null}
    </div>
  )
}
