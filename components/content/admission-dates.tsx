import { departmentOf, school } from '@/content/school'
import { Card } from '../ui/card'
import { PhoneLink } from '../ui/phone-link'

const questions = [
  ['age', 'Age for admission', school.admissionAge],
  ['last-date', 'Last date for admission', school.admissionLastDate],
] as const

const isPublished = (answer: string) => !answer.endsWith('to be published by the school')

const published = questions.filter(([, , answer]) => isPublished(answer))
const unpublished = questions.filter(([, , answer]) => !isPublished(answer))

function Ask() {
  const department = departmentOf('Admissions')
  return department ? (
    <>
      Ask {department.name}: <PhoneLink digits={department.phone} className="font-semibold" />
    </>
  ) : null
}

export function AdmissionDates() {
  if (published.length === 0) return null
  return (
    <div className="wide grid gap-4 sm:grid-cols-2">
      {published.map(([id, title, answer]) => (
        <Card as="section" key={id} aria-labelledby={id} className="px-5 py-4">
          <h2 id={id} className="text-forest text-lg">
            {title}
          </h2>
          <p className="mt-1 first-letter:uppercase">{answer}.</p>
          <p className="mt-1 text-xs">
            <Ask />
          </p>
        </Card>
      ))}
    </div>
  )
}

export function AdmissionDatesToCome() {
  if (unpublished.length === 0) return null
  const names = unpublished.map(([, title]) => title).join(', ')
  return (
    <p>
      Not published yet: {names}. <Ask />
    </p>
  )
}
