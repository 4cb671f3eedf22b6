import { formatPhone, phoneHref } from '@/lib/school/phones'
import { TextLink } from './text-link'

export function PhoneLink({ digits, className = '' }: { digits: string; className?: string }) {
  return (
    <TextLink
      href={phoneHref(digits)}
      className={`inline-block whitespace-nowrap py-0.5 ${className}`}
    >
      {formatPhone(digits)}
    </TextLink>
  )
}
