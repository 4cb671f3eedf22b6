import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's scripts have taken it over; what needs them is better not seen before. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
