import { admissionRules, requiredPhotographs } from '@/content/admission'
import { Card } from '../ui/card'

export function AdmissionRules() {
  return (
    <ol className="wide grid list-none gap-3 p-0">
      {admissionRules.map(({ lead, text }, index) => (
        <Card
          as="li"
          key={lead}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 p-4 sm:p-5"
        >
          <span
            aria-hidden="true"
            className="font-semibold font-serif text-gold-dark text-xl leading-none"
          >
            {index + 1}
          </span>
          <div>
            <strong className="block text-forest leading-snug">{lead}</strong>
            <p className="mt-1">{text}</p>
          </div>
        </Card>
      ))}
    </ol>
  )
}

export function RequiredPhotographs() {
  return (
    <ul className="wide grid list-none gap-3 p-0 sm:grid-cols-2">
      {requiredPhotographs.map(({ count, of, size }) => (
        <Card as="li" key={of} className="flex items-center gap-4 px-5 py-3 leading-snug">
          <span className="font-serif font-semibold text-2xl text-gold-dark leading-none">
            {count}
          </span>
          <span>
            {count === 1 ? 'photograph' : 'photographs'} of {of}
            {size ? `, ${size}` : ''}
          </span>
        </Card>
      ))}
    </ul>
  )
}
