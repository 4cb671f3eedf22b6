import { school } from '@/content/school'
import { chatHref, formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-link'

/** Telephone and chat, for those who would rather talk. */
export function TalkInstead() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <a href={phoneHref(school.callNumber)} className={link}>
          <Icon name="phone" />
          Call {formatPhone(school.callNumber)}
        </a>
      </li>
      <li>
        <a href={chatHref(school.chatNumber)} rel="noopener" className={link}>
          <Icon name="whatsapp" />
          Chat with us on WhatsApp
        </a>
      </li>
    </ul>
  )
}
