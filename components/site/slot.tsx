import type { ComponentProps } from 'react'
import type { Season } from '@/lib/school/season'

/** What a build, which makes the fixed pages, cannot know. */
export type SlotName = 'notice' | 'day' | 'demonstration' | Season

type Props = { name: SlotName } & Pick<ComponentProps<'p'>, 'className' | 'role'>

/**
 * A paragraph that the server in front fills when it post-processes a page (`server/pages/slots.ts`). The framework
 * leaves its words as they are; without that server it stays empty.
 */
export function Slot({ name, ...props }: Props) {
  return (
    <p data-slot={name} suppressHydrationWarning {...props}>
      {''}
    </p>
  )
}
