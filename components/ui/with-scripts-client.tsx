'use client'

import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/** What is not in view at first: fetched once the page's scripts run, or at once where none will. */
export function WithScripts({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>
}
