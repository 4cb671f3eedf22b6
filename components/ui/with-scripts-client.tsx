'use client'

import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/** Content below the fold: loads once the page's scripts run, or at once where scripts are off. */
export function WithScripts({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>
}
