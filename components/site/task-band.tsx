import { departmentOf } from '@/content/school'
import { routeOf } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { labelsOf } from './labels'
import { columns, type PageProps, PageTitle } from './page-title'

function AskDepartment({ path, lang }: Pick<PageProps, 'path' | 'lang'>) {
  const route = routeOf(path)
  const department = departmentOf(route.department)
  if (!department) return null
  const labels = labelsOf(route, lang)
  return (
    <p
      lang={lang}
      className={`flex flex-wrap items-center gap-x-3 text-xs lg:block lg:rounded-2xl lg:border lg:border-line lg:bg-white lg:px-5 lg:py-4 print:hidden ${
        // Forms and translated pages show their contact themselves.
        route.kind === 'form' || route.lang ? 'max-lg:hidden' : ''
      }`}
    >
      <span className="max-lg:hidden">{labels.ask} </span>
      <span className="font-semibold text-forest">{labels.department}</span>
      <TextLink
        href={phoneHref(department.phone)}
        className="inline-flex min-h-9 items-center gap-2 font-semibold lg:flex lg:text-lg"
      >
        <Icon name="phone" />
        {formatPhone(department.phone)}
      </TextLink>
      <TextLink href={`mailto:${department.email}`} className="break-all max-lg:hidden">
        {department.email}
      </TextLink>
    </p>
  )
}

export function TaskBand(page: PageProps) {
  return (
    <div className="border-accent border-b-2 bg-tint">
      <div className={`wrap pt-2 pb-3 md:pt-5 md:pb-7 lg:items-end ${columns}`}>
        <PageTitle {...page} className="text-2xl text-accent md:text-3xl" />
        <AskDepartment {...page} />
      </div>
    </div>
  )
}
