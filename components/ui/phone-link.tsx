import { formatPhone, phoneHref } from '@/lib/school/phones'
import { TextLink } from './text-link'

type Props = {
  /** Ten digits. */
  digits: string
  className?: string
}

/** Telephone link in running text. */
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
