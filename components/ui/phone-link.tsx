import { formatPhone, phoneHref } from '@/lib/school/phones'
import { TextLink } from './text-link'

type Props = {
  digits: string
  className?: string
}

export function PhoneLink({ digits, className = '' }: Props) {
  return (
    <TextLink
      href={phoneHref(digits)}
      className={`inline-block whitespace-nowrap py-0.5 ${className}`}
    >
      {formatPhone(digits)}
    </TextLink>
  )
}
