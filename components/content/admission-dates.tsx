import { departmentOf, school } from '@/content/school'
import { Card } from '../ui/card'
import { PhoneLink } from '../ui/phone-link'

const questions = [
  ['age', 'Age for admission', school.admissionAge],
  ['last-date', 'Last date for admission', school.admissionLastDate],
] as const

/** How old a child must be and until when one may apply, and whom to ask about both. */
export function AdmissionDates() {
  const department = departmentOf('Admissions')
  return (
    <div className="wide grid gap-4 sm:grid-cols-2">
      {questions.map(([id, title, answer]) => (
        <Card as="section" key={id} aria-labelledby={id} className="px-5 py-4">
          <h2 id={id} className="text-forest text-lg">
            {title}
          </h2>
          <p className="mt-1 first-letter:uppercase">{answer}.</p>
          {department ? (
            <p className="mt-1 text-xs">
              Ask {department.name}:{' '}
              <PhoneLink digits={department.phone} className="font-semibold" />
            </p>
          ) : null}
        </Card>
      ))}
    </div>
  )
}
