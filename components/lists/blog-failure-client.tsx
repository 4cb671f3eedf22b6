'use client'

import { useState } from 'react'
import { TextLink } from '../ui/text-link'

/**
 * Shown instead of a post that failed or does not exist (specification, section 8). `address` is the
 * post's own, to try again; null when there is nothing to ask for. The link is a plain one: while the
 * server asks the vendor once more, the words say so.
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
