import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { digitsOf, hasTenDigits, type TypedPhone, typePhone } from '@/lib/forms/shared/phone'
import { TextField } from '../ui/field'

/** Returns the characters an event typed, `''` for a deletion; null for a paste or autofill. */
function insertedBy(event: Event): string | null {
  if (!(event instanceof InputEvent)) return null
  return event.inputType.startsWith('delete') ? '' : event.data
}

/**
 * Accepts at most ten typed digits (`typePhone`). Not `maxLength`, which cuts digits before we recognize a prefix, and not
 * `tel-national`, which fills in foreign numbers without their country code.
 */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  const { id } = props
  const phone = useRef<TypedPhone>({ shown: '', hidden: '' })

  function settle(input: HTMLInputElement, inserted: string | null): void {
    phone.current = typePhone(phone.current, input.value, inserted)
    const { shown } = phone.current
    if (shown === input.value) return
    const tail = input.value.slice(input.selectionEnd ?? input.value.length)
    const after = shown.endsWith(tail) ? tail.length : digitsOf(tail).length
    const caret = Math.max(0, shown.length - after)
    input.value = shown
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  const settleEarly = useEffectEvent((input: HTMLInputElement) => settle(input, null))

  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) settleEarly(input)
  }, [id])

  return (
    <TextField
      autoComplete="tel"
      {...props}
      inputMode="numeric"
      onFocus={({ currentTarget }) => {
        phone.current = { shown: currentTarget.value, hidden: '' }
      }}
      onPaste={({ clipboardData, currentTarget }) => {
        if (hasTenDigits(clipboardData.getData('text'))) currentTarget.select()
      }}
      // Runs before the form saves its draft. A value set while an input method composes would insert its digits twice.
      onInput={({ currentTarget, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
        settle(currentTarget, insertedBy(nativeEvent))
      }}
      onCompositionEnd={({ currentTarget }) => settle(currentTarget, null)}
    />
  )
}
