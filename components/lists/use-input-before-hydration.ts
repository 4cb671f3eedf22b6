import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFormBeforeHydration } from '../ui/use-form-before-hydration'

/** Name of a list's form, one on each page. */
export const listForm = 'list'

/** Returns true after Back or Forward, when the browser has restored the form. */
function isBackOrForward(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')
}

/**
 * Calls `adopt` once with the form's values at hydration, so that input from before the script ran is not lost. After
 * Back or Forward, the filters come from the URL instead.
 */
export function useInputBeforeHydration(
  adopt: (values: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const earlyForm = useFormBeforeHydration(listForm)
  const adoptInput = useEffectEvent(() => {
    if (!form.current) return
    if (isBackOrForward()) {
      form.current.reset()
      return
    }
    const texts = [...new FormData(earlyForm ?? form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    adopt(Object.fromEntries(texts))
  })
  useEffect(() => adoptInput(), [])
  return form
}
