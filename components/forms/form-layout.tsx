import type { ReactNode } from 'react'
import type { pagesToRead } from '@/content/forms'
import { formNotices } from '@/content/privacy'
import { routeOf } from '@/lib/routes/tree'
import { AfterSent } from './after-sent'
import { PrivacyNote } from './privacy-note'
import { TalkInstead } from './talk-instead'

export function TalkAbout({ path }: { path: string }) {
  return <TalkInstead name={routeOf(path).department} />
}

/** Returns the parts around the fields of an enquiry. The server renders them, so they are not in the form's script. */
export function partsAround(form: keyof typeof pagesToRead) {
  return {
    notice: <PrivacyNote form={form} />,
    after: <AfterSent form={form} />,
    talk: <TalkAbout path={formNotices[form].path} />,
  }
}

type Props = {
  talk?: string
  intro?: string
  children: ReactNode
}

export function FormLayout({ talk, intro, children }: Props) {
  return (
    <div className="rounded-2xl border border-line bg-white/70 p-4 shadow-card sm:p-6 md:p-8">
      {talk ? (
        <div className="mb-5 flex flex-wrap items-center gap-x-6 border-line border-b pb-3">
          <p className="font-semibold text-forest">Prefer to talk?</p>
          <TalkAbout path={talk} />
        </div>
      ) : null}
      {intro ? <p className="mb-5 text-ink-soft">{intro}</p> : null}
      {children}
    </div>
  )
}
