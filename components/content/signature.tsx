import { school } from '@/content/school'

type Signatory = keyof typeof school.signatories

/** The lines below a message: who signs it, and while its author has not approved it, that it is a sample. */
export function Signature({ of }: { of: Signatory }) {
  return (
    <div className="mt-10">
      <p className="border-gold border-l-4 pl-5 font-serif text-lg text-forest">
        {school.signatories[of]}
      </p>
      {school.messagesApproved ? null : (
        <p className="mt-3 text-xs text-ink-soft">Sample text until the office sends its own.</p>
      )}
    </div>
  )
}
