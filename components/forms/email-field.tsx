import type { ComponentProps } from 'react'
import { TextField } from '../ui/field'

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
