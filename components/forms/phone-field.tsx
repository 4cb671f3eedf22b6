'use client'

import { type ClipboardEvent, type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { digitsOf, tenDigits, typedBeyond, typedPhone } from '@/lib/forms/shared/phone'
import { TextField } from '../ui/field'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  id: string
  onChange: (event: { target: HTMLInputElement; type: string }) => Promise<unknown>
}

/** Writes like a keyboard does: the caret goes to the end, and whoever listens hears of it. */
function write(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts a text of several signs where the caret is; a whole number replaces what was there. */
function insert(input: HTMLInputElement, text: string): void {
  const start = input.selectionStart ?? input.value.length
  const end = input.selectionEnd ?? start
  const isWhole = tenDigits(text).length === 10
  const all = isWhole ? text : input.value.slice(0, start) + text + input.value.slice(end)
  write(input, typedPhone(all))
}

/**
 * A telephone number: digits only and at most ten while typing. A whole number with `+91` or `0`
 * before it, typed, pasted or filled in by the browser, becomes its ten digits.
 */
export function PhoneField({ onChange, ...props }: Props) {
  const { id } = props
  const beyond = useRef('')

  /** What was typed before this script came. Told to the form alone: its draft is not yet read. */
  const settle = useEffectEvent((input: HTMLInputElement) => {
    const typed = typedPhone(input.value)
    if (typed === input.value) return
    input.value = typed
    void onChange({ target: input, type: 'change' })
  })

  useEffect(() => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    const beforeInput = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.data === null) return
      const hasRoom = input.selectionStart !== input.selectionEnd || input.value.length < 10
      if (hasRoom && /^\d$/.test(event.data)) {
        beyond.current = ''
        return
      }
      event.preventDefault()
      if (hasRoom) {
        if (digitsOf(event.data)) insert(input, event.data)
        return
      }
      const next = typedBeyond({ shown: input.value, beyond: beyond.current }, event.data)
      beyond.current = next.beyond
      if (next.shown !== input.value) write(input, next.shown)
    }
    settle(input)
    input.addEventListener('beforeinput', beforeInput)
    return () => input.removeEventListener('beforeinput', beforeInput)
  }, [id])

  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      maxLength={10}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault()
        insert(event.currentTarget, event.clipboardData.getData('text'))
      }}
      onChange={(event) => {
        const { target } = event
        const typed = typedPhone(target.value)
        if (typed !== target.value) target.setRangeText(typed, 0, target.value.length, 'end')
        void onChange({ target, type: event.type })
      }}
    />
  )
}
