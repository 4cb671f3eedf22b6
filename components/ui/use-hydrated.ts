import { startTransition, useEffect, useState } from 'react'

/**
 * Returns true after hydration; hides what only works with a script. Uses a transition, because React would otherwise
 * render the change in the task that ends hydration, already the page's slowest.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
