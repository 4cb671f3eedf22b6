import { school } from '@/content/school'
import { Icon } from '../ui/icon'

/** Admission open for the session, leading to the application guidelines: the home page's main button. */
export function AdmissionBanner() {
  return (
    <a
      href="/online-application-process"
      className="admission-banner mt-4 flex min-h-16 items-center justify-between gap-3 rounded-2xl bg-gold-light px-4 py-1.5 text-ink leading-snug hover:bg-gold"
    >
      <span>
        <strong className="block text-balance font-[650]">
          Admission open for session{' '}
          <span className="whitespace-nowrap">{school.admissionSession}</span>
        </strong>
        <span className="text-xs underline underline-offset-4">How to apply online</span>
      </span>
      <Icon name="next" />
    </a>
  )
}
