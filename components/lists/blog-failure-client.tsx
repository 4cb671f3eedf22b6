'use client'

import { useState } from 'react'

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
        <a
          href={address}
          onClick={() => setLoading(true)}
          className="text-link mt-3 inline-flex min-h-11 items-center font-semibold"
        >
          Try again
        </a>
      ) : null}
    </div>
  )
}
