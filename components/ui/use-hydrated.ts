import { startTransition, useEffect, useState } from 'react'

/**
 * Whether hydration is done; what needs its script is better not seen before. A transition, because React would else
 * render the change in the task that ends hydration, the longest there is.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
