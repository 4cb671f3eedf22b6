import type { ReactNode } from 'react'
import { school } from '@/content/school'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

type Props = {
  /** Which of `school.links`. */
  to: keyof typeof school.links
  children: ReactNode
}

/** A button that leads to a site of others. */
export function ExternalButton({ to, children }: Props) {
  return (
    <p className="my-6">
      <a href={school.links[to]} rel="noopener" className={buttonClass()}>
        {children}
        <Icon name="out" />
      </a>
    </p>
  )
}

/** A link in running text that leads to a site of others. */
export function ExternalLink({ to, children }: Props) {
  return (
    <TextLink href={school.links[to]} rel="noopener">
      {children}
      <Icon name="out" className="ml-1 inline-block text-[0.75em]" />
    </TextLink>
  )
}
