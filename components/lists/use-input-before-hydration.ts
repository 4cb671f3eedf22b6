import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFormBeforeHydration } from '../ui/use-form-before-hydration'

/** Name of a list's form. Unique, because a page has at most one list. */
export const listForm = 'list'

/** Returns true after Back or Forward, when the browser may have restored older form values. */
function isBackOrForward(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')
}

/**
 * At hydration, passes the form's values to `adopt`, so that we keep what the visitor entered before the script ran.
 * After Back or Forward, resets the form instead: the filters then come from the URL.
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
