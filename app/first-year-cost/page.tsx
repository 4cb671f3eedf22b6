import { EstimateForm } from '@/components/fees/estimate-form'
import { EstimateResult } from '@/components/fees/estimate-result'
import { InnerPage } from '@/components/site/inner-page'
import { TextLink } from '@/components/ui/text-link'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { choiceWords, estimate, parseChoice } from '@/lib/school/estimate'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/first-year-cost'

type Props = PageProps<'/first-year-cost'>

export async function generateMetadata({ searchParams }: Props) {
  const choice = parseChoice(await searchParams)
  return pageMetadata({
    path,
    title: choice ? `First-Year Cost: ${choiceWords(choice)}` : undefined,
    description: `What the first year at ${school.name} costs in all, ${school.admissionSession}: class, day or hostel, school bus; itemised from the published fee tables.`,
  })
}

export default async function FirstYearCostPage({ searchParams }: Props) {
  const choice = parseChoice(await searchParams)
  return (
    <InnerPage
      path={path}
      lead={
        <p>
          What the school asks for in the first year,{' '}
          <span className="whitespace-nowrap">{school.admissionSession},</span> with the bus or the
          hostel. The sums of all classes are under{' '}
          <TextLink href={'/fee-structure' satisfies Path}>Fee Structure</TextLink>.
        </p>
      }
    >
      <EstimateForm choice={choice} />
      {choice ? <EstimateResult estimate={estimate(choice)} url={siteUrl(path)} /> : null}
    </InnerPage>
  )
}
