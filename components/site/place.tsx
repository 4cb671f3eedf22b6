import type { ComponentProps } from 'react'

/** What a build, which makes the fixed pages, cannot know. */
export type PlaceName = 'notice' | 'day' | 'demonstration'

type Props = { name: PlaceName } & Pick<ComponentProps<'p'>, 'className' | 'role'>

/**
 * A paragraph that the server in front fills when it finishes a page (`server/places.ts`). The framework
 * leaves its words as they are; without that server it stays empty.
 */
export function Place({ name, ...props }: Props) {
  return (
    <p data-place={name} suppressHydrationWarning {...props}>
      {''}
    </p>
  )
}
