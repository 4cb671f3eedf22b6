import type { ReactNode } from 'react'
import { school } from '@/content/school'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

type Props = {
  to: keyof typeof school.links
  children: ReactNode
}

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

export function ExternalLink({ to, children }: Props) {
  return (
    <TextLink href={school.links[to]} rel="noopener">
      {children}
      <Icon name="out" className="ml-1 inline-block text-[0.75em]" />
    </TextLink>
  )
}
