import { startTransition, useEffect, useState } from 'react'

/**
 * Returns true after hydration. A transition, because React would otherwise render the change in the task that ends
 * hydration, already the slowest.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
