import { school } from '@/content/school'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

export function FeePortal() {
  return (
    <div className="wide flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl bg-paper-dark p-5 print:hidden">
      <p className="min-w-0 flex-1 basis-64">
        Monthly tuition and hostel fees are paid on the student portal, not on this website.
      </p>
      <a href={school.links.feePortal} rel="noopener" className={buttonClass('outline')}>
        Go to the fee portal
        <Icon name="out" />
      </a>
    </div>
  )
}
