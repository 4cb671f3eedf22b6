import type { FormId } from '@/content/privacy'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { asList, privacyNotices } from '@/lib/forms/privacy-notices'
import { folded } from '../ui/fold'
import { TextLink } from '../ui/text-link'

export function PrivacyNote({ form }: { form: FormId }) {
  const { collects, purpose, recipients, retention } = privacyNotices[form]
  return (
    <aside aria-label="What becomes of what you send" className="text-xs text-ink-soft">
      <p>
        We use what you enter only {purpose}. It goes to {recipients}.
      </p>
      <details className="mt-1">
        <summary className="inline-block py-1 font-semibold text-forest underline underline-offset-4">
          What we collect, how long we keep it, and whom to ask
        </summary>
      </details>
      <div className={folded}>
        <div className="mt-1 grid gap-2 border-line border-l-2 pl-3">
          <p>We collect: {asList(collects)}.</p>
          <p>It is kept {retention}.</p>
          <p>
            To see, correct, delete or withdraw it, or to complain, write to {school.privacyOfficer}
            ,{' '}
            <TextLink href={`mailto:${school.privacyEmail}`} className="break-words">
              {school.privacyEmail}
            </TextLink>
            ; after that you may turn to the Data Protection Board of India. More on the{' '}
            <TextLink href={'/privacy' satisfies Path}>privacy page</TextLink>, which you may ask
            for in <span lang="bn">বাংলা</span> or <span lang="hi">हिन्दी</span>.
          </p>
        </div>
      </div>
    </aside>
  )
}
