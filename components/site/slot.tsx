import type { ComponentProps } from 'react'
import type { Season } from '@/lib/school/season'

/** Content that is unknown when the build renders the fixed pages. */
export type SlotName = 'notice' | 'day' | 'demonstration' | Season

type Props = { name: SlotName } & Pick<ComponentProps<'p'>, 'className' | 'role'>

/**
 * Paragraph that the server fills in post-processing (`server/pages/slots.ts`); React leaves the server's text as it
 * is. It stays empty without that server.
 */
export function Slot({ name, ...props }: Props) {
  return (
    <p data-slot={name} suppressHydrationWarning {...props}>
      {''}
    </p>
  )
}
