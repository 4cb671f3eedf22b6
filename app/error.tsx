'use client'

import { ErrorNotice } from '@/components/site/error-notice'

/** The router's error screen (specification, section 8). */
export default function ErrorScreen({ reset }: { reset: () => void }) {
  return <ErrorNotice retry={reset} />
}
