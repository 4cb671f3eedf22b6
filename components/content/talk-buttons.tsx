import { school } from '@/content/school'
import { chatHref, formatPhone, phoneHref } from '@/lib/school/phones'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

export function TalkButtons({ call }: { call: string }) {
  return (
    <div className="mb-5 flex flex-wrap gap-3 print:hidden">
      <a href={phoneHref(school.callNumber)} className={buttonClass()}>
        <Icon name="phone" />
        {`${call} ${formatPhone(school.callNumber)}`}
      </a>
      <a href={chatHref(school.chatNumber)} rel="noopener" className={buttonClass('outline')}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </div>
  )
}
