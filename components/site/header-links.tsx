import { school } from '@/content/school'

/** The header's own links, shown in the strip and, on phones, at the end of the menu. */
export function HeaderLinks({ className }: { className: string }) {
  return (
    <>
      <li>
        <a href={school.links.erp} rel="noopener" className={className}>
          ERP Login
        </a>
      </li>
      <li>
        <a href="/careercounseling" className={className}>
          Career Counselling
        </a>
      </li>
      <li>
        <a href={school.links.magazine} className={className}>
          School Magazine (PDF)
        </a>
      </li>
    </>
  )
}
