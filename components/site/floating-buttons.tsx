import { school } from '@/content/school'
import { chatHref, departmentAt, formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'

/** Fixed at the lower right of the home page at every width (specification, section 1). */
export function FloatingButtons() {
  const { callNumber, chatNumber } = school
  return (
    <aside aria-label="Talk to the school" className="floating-buttons">
      <a href={phoneHref(callNumber)} className="floating-button bg-forest text-paper">
        <Icon name="phone" />
        <span className="sr-only">{`Call ${departmentAt(callNumber)}: `}</span>
        <span>{formatPhone(callNumber)}</span>
      </a>
      <a
        href={chatHref(chatNumber)}
        rel="noopener"
        className="floating-button bg-[#25d366] text-ink"
      >
        <Icon name="whatsapp" />
        <span className="sr-only">Chat with the school on WhatsApp: </span>
        <span>{formatPhone(chatNumber)}</span>
      </a>
    </aside>
  )
}
