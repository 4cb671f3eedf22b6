import { school } from '@/content/school'
import { formatEventDate, schoolDay } from '@/lib/dates'
import { formatPhone } from '@/lib/phones'

/**
 * The head of a printed page: the school, its address, and the day of which the page is. A page that the
 * build made has the build's day until `withPageDay` puts in today's, which the browser leaves as it is.
 */
export function Letterhead() {
  const { street, locality, region, postalCode } = school.address
  return (
    <div className="letterhead hidden items-center gap-3 border-b pb-2 text-2xs leading-tight print:flex">
      <span className="emblem size-9" />
      <p>
        <b className="font-serif text-lg">{school.name}</b>
        <br />
        {`${street}, ${locality}, ${region} ${postalCode}`}
        <br />
        {[...school.phones.map(({ digits }) => formatPhone(digits)), school.email].join(' · ')}
      </p>
      <p data-page-day="" className="ml-auto whitespace-nowrap" suppressHydrationWarning>
        {formatEventDate(schoolDay())}
      </p>
    </div>
  )
}
