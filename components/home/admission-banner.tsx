import type { Path } from '@/content/routes'
import { openSession } from '@/lib/school/admission-session'
import { schoolDay } from '@/lib/school/dates'
import { Icon } from '../ui/icon'

export function AdmissionBanner() {
  const session = openSession(schoolDay())
  return (
    <a
      href={'/online-application-process' satisfies Path}
      className="admission-banner mt-4 flex min-h-16 items-center justify-between gap-3 rounded-2xl bg-gold-light px-4 py-1.5 text-ink leading-snug hover:bg-gold"
    >
      <span>
        <strong className="block text-balance font-semibold">
          {session ? (
            <>
              Admission open for session <span className="whitespace-nowrap">{session}</span>
            </>
          ) : (
            'Admission'
          )}
        </strong>
        <span className="text-xs underline underline-offset-4">How to apply online</span>
      </span>
      <Icon name="next" />
    </a>
  )
}
