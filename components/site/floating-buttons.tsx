import { school } from '@/content/school'
import { chatHref, departmentAt, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'

const label = 'min-w-0 2xl:sr-only'

/**
 * Sticky once their box is in view (specification, section 1): a bar with space of its own on small screens, round
 * buttons beside the page on wide ones.
 */
export function FloatingButtons() {
  return (
    <div className="max-2xl:[display:contents] 2xl:absolute 2xl:inset-y-0 2xl:right-1 2xl:flex 2xl:flex-col 2xl:justify-end">
      <aside
        aria-label="Talk to the school"
        className="floating-buttons sticky bottom-0 low:static z-10 border-line border-t 2xl:bottom-4 2xl:border-0 print:hidden"
      >
        <ul className="flex md:justify-center md:gap-3 md:bg-paper md:py-2 2xl:grid 2xl:gap-3 2xl:bg-transparent 2xl:p-0">
          <li className="flex min-w-0 grow md:grow-0">
            <a href={phoneHref(school.callNumber)} className="floating-button bg-forest text-paper">
              <Icon name="phone" className="max-[16rem]:hidden" />
              <span className={label}>{`Call ${departmentAt(school.callNumber)}`}</span>
            </a>
          </li>
          <li className="flex min-w-0 grow md:grow-0">
            <a
              href={chatHref(school.chatNumber)}
              rel="noopener"
              className="floating-button bg-[#25d366] text-ink"
            >
              <Icon name="whatsapp" className="max-[16rem]:hidden" />
              <span className={label}>
                <span className="sr-only">Chat with the school on </span>WhatsApp
              </span>
            </a>
          </li>
        </ul>
      </aside>
    </div>
  )
}
