import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Search } from '@/lib/lists/search'

/**
 * For a list's form, which is there before its script: calls `adopt` once with what it holds by then,
 * so that what was typed or chosen early is not passed over.
 */
export function useTypedBefore(adopt: (typed: Search) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const look = useEffectEvent(() => {
    if (!form.current) return
    const texts = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    adopt(Object.fromEntries(texts))
  })
  useEffect(() => look(), [])
  return form
}
