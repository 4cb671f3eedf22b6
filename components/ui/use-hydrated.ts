import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether hydration is done; what needs its script is better not seen before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
