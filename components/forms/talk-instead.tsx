import { type Desk, departmentOf, school } from '@/content/school'
import { chatHref, formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

/** Telephone of the office that answers for a page (`desk` of its route) and chat, for those who would rather talk. */
export function TalkInstead({ desk = 'Front office' }: { desk?: Desk }) {
  const office = departmentOf(desk)
  return (
    <ul className="flex flex-wrap gap-x-6">
      {office ? (
        <li>
          <TextLink href={phoneHref(office.phone)} height="high">
            <Icon name="phone" />
            Call {office.name}: {formatPhone(office.phone)}
          </TextLink>
        </li>
      ) : null}
      <li>
        <TextLink href={chatHref(school.chatNumber)} rel="noopener" height="high">
          <Icon name="whatsapp" />
          Chat with us on WhatsApp
        </TextLink>
      </li>
    </ul>
  )
}
