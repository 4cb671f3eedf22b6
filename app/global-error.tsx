'use client'

import { ErrorNotice } from '@/components/site/error-notice'
import './globals.css'

/** Replaces the whole page when the layout itself failed. */
export default function GlobalErrorScreen({ reset }: { reset: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <title>Unexpected Application Error!</title>
        <ErrorNotice reset={reset} />
      </body>
    </html>
  )
}
