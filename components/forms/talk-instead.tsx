import { school } from '@/content/school'
import { chatHref, formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

/** Telephone and chat, for those who would rather talk. */
export function TalkInstead() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <TextLink href={phoneHref(school.callNumber)} height="high">
          <Icon name="phone" />
          Call {formatPhone(school.callNumber)}
        </TextLink>
      </li>
      <li>
        <TextLink href={chatHref(school.chatNumber)} rel="noopener" height="high">
          <Icon name="whatsapp" />
          Chat with us on WhatsApp
        </TextLink>
      </li>
    </ul>
  )
}
