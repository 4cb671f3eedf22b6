import type { ComponentProps } from 'react'
import { TextField } from '../ui/field'

/** An e-mail address: the keyboard for it, and no help with its spelling. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
