import { addressLine, school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { formatPhone } from '@/lib/school/phones'

export function Letterhead() {
  return (
    <div className="letterhead hidden items-center gap-3 border-b pb-2 text-2xs leading-tight print:flex">
      <span className="emblem size-9" />
      <p>
        <b className="font-serif text-lg">{school.name}</b>
        <br />
        {addressLine}
        <br />
        {[
          ...school.phones.map(({ label, digits }) => `${label} ${formatPhone(digits)}`),
          school.email,
          new URL(siteUrl('/')).host,
        ].join(' · ')}
      </p>
      <p className="ml-auto whitespace-nowrap">{formatEventDate(schoolDay())}</p>
    </div>
  )
}
