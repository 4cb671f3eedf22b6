import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/school/phones'

const questions = [
  ['age', 'Age for admission', school.admissionAge],
  ['last-date', 'Last date for admission', school.admissionLastDate],
] as const

/** How old a child must be and until when one may apply, and whom to ask about both. */
export function AdmissionDates() {
  const office = school.departments.find(({ name }) => name === 'Admissions')
  return (
    <div className="wide grid gap-4 sm:grid-cols-2">
      {questions.map(([id, title, answer]) => (
        <section
          key={id}
          aria-labelledby={id}
          className="rounded-2xl border border-line bg-white px-5 py-4"
        >
          <h2 id={id} className="text-forest text-lg">
            {title}
          </h2>
          <p className="mt-1 first-letter:uppercase">{answer}.</p>
          {office ? (
            <p className="mt-1 text-xs">
              Until then, ask {office.name}:{' '}
              <a
                href={phoneHref(office.phone)}
                className="text-link inline-block whitespace-nowrap py-0.5 font-semibold"
              >
                {formatPhone(office.phone)}
              </a>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  )
}
