import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFormAsRead } from '../ui/use-form-as-read'

/** Name of a list's form, one on a page. */
export const listForm = 'list'

/** Whether the reader came back by the browser's own buttons; then it filled the form in, as it was. */
function hasComeBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')
}

/**
 * For a list's form, `listForm`, which is there before its script: calls `adopt` once with what it holds by then,
 * by field and untrimmed, so that what was typed or chosen early is not passed over. Of a page come
 * back to, the address decides.
 */
export function useTypedBefore(
  adopt: (typed: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const read = useFormAsRead(listForm)
  const readTyped = useEffectEvent(() => {
    if (!form.current) return
    if (hasComeBack()) {
      form.current.reset()
      return
    }
    const texts = [...new FormData(read ?? form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    adopt(Object.fromEntries(texts))
  })
  useEffect(() => readTyped(), [])
  return form
}
