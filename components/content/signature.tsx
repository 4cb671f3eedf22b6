import { school } from '@/content/school'

type Signatory = keyof typeof school.signatories

export function Signature({ of }: { of: Signatory }) {
  return (
    <p className="mt-10 border-gold border-l-4 pl-5 font-serif text-forest text-lg">
      {school.signatories[of]}
    </p>
  )
}
