import { school } from '@/content/school'
import { chatHref, phoneHref } from '@/lib/phones'
import { Icon } from '../ui/icon'

const round = 'grid size-13 place-items-center rounded-full border-2 border-paper text-lg shadow-lg'

/** A telephone call and a chat, always within reach (specification, section 1). */
export function FloatingButtons() {
  return (
    <aside aria-label="Talk to the school" className="print:hidden">
      <ul className="floating-buttons fixed right-4 bottom-4 z-10 grid gap-3">
        <li>
          <a
            href={chatHref(school.chatNumber)}
            rel="noopener"
            className={`${round} bg-gold-light text-ink`}
          >
            <Icon name="chat" />
            <span className="sr-only">Chat with the school</span>
          </a>
        </li>
        <li>
          <a href={phoneHref(school.callNumber)} className={`${round} bg-forest text-paper`}>
            <Icon name="phone" />
            <span className="sr-only">Call the school</span>
          </a>
        </li>
      </ul>
    </aside>
  )
}
