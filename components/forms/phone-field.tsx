import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { digitsOf, isWholeNumber, type TypedPhone, typePhone } from '@/lib/forms/shared/phone'
import { TextField } from '../ui/field'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  id: string
  onChange: (event: { target: HTMLInputElement; type: string }) => Promise<unknown>
}

/**
 * A telephone number: digits only and at most ten while typing. A whole number with `+91` or `0`
 * before it, typed, pasted or filled in by the browser, becomes its ten digits. The limit is kept here
 * and not by `maxLength`, which takes digits away before anything could tell that they are a prefix.
 * A field of text, because `tel-national` is not for `type="tel"`.
 */
export function PhoneField({ onChange, ...props }: Props) {
  const { id } = props
  const typed = useRef<TypedPhone>({ shown: '', beyond: '' })

  function settle(input: HTMLInputElement, inserted?: string | null): void {
    typed.current = typePhone(typed.current, input.value, inserted ?? '')
    const { shown } = typed.current
    if (shown === input.value) return
    const after = digitsOf(input.value.slice(input.selectionEnd ?? input.value.length)).length
    const caret = Math.max(0, shown.length - after)
    input.value = shown
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  /** What was typed before this script came. Told to the form alone: its draft is not yet read. */
  const settleEarly = useEffectEvent((input: HTMLInputElement) => {
    const early = input.value
    settle(input)
    if (input.value !== early) void onChange({ target: input, type: 'change' })
  })

  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) settleEarly(input)
  }, [id])

  return (
    <TextField
      {...props}
      inputMode="numeric"
      onFocus={({ currentTarget }) => {
        typed.current = { shown: currentTarget.value, beyond: '' }
      }}
      onPaste={({ clipboardData, currentTarget }) => {
        if (isWholeNumber(clipboardData.getData('text'))) currentTarget.select()
      }}
      // Before `change`, and before the form keeps its draft.
      onInput={({ currentTarget, nativeEvent }) => settle(currentTarget, nativeEvent.data)}
      onChange={onChange}
    />
  )
}
