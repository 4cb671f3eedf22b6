import { admissionRules, requiredPhotographs } from '@/content/admission'
import { Card } from '../ui/card'

export function AdmissionRules() {
  return (
    <ol className="wide grid list-none gap-3 p-0 [counter-reset:rule]">
      {admissionRules.map(({ lead, text }) => (
        <Card
          as="li"
          key={lead}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 p-4 [counter-increment:rule] before:font-serif before:font-semibold before:text-xl before:text-gold-dark before:leading-none before:content-[counter(rule)] sm:p-5"
        >
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
