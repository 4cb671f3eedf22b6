import { type Department, departmentOf, school } from '@/content/school'
import { chatHref, formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

export function TalkInstead({ name = 'Front office' }: { name?: Department['name'] }) {
  const department = departmentOf(name)
  return (
    <ul className="flex flex-wrap gap-x-6">
      {department ? (
        <li>
          <TextLink href={phoneHref(department.phone)} height="tall">
            <Icon name="phone" />
            Call {department.name}: {formatPhone(department.phone)}
          </TextLink>
        </li>
      ) : null}
      <li>
        <TextLink href={chatHref(school.chatNumber)} rel="noopener" height="tall">
          <Icon name="whatsapp" />
          Chat with us on WhatsApp
        </TextLink>
      </li>
    </ul>
  )
}
