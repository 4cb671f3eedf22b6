import { openSession } from '@/lib/school/admission-session'
import { schoolDay } from '@/lib/school/dates'
import { Icon } from '../ui/icon'

/** Admission open for the session until it is past, leading to the application guidelines. */
export function AdmissionBanner() {
  const session = openSession(schoolDay())
  return (
    <a
      href="/online-application-process"
      className="block bg-gold-light text-ink hover:bg-gold focus-visible:outline-offset-[-3px]"
    >
      <span className="wrap flex min-h-12 flex-wrap items-center justify-center gap-x-3 py-2 text-center">
        <strong>
          {session ? (
            <>
              Admission open for session <span className="whitespace-nowrap">{session}</span>
            </>
          ) : (
            'Admission'
          )}
        </strong>
        <span className="inline-flex items-center gap-1 underline underline-offset-4">
          How to apply online <Icon name="next" className="text-[0.8em]" />
        </span>
      </span>
    </a>
  )
}
