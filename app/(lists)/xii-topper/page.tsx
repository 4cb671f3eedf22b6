import { TopperList } from '@/components/lists/topper-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { loadToppers, toppersXII } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersXII)

export default async function XIIToppersPage({ searchParams }: PageProps<'/xii-topper'>) {
  return (
    <InnerPage path={toppersXII.path} lead={toppersXII.lead}>
      <TopperList initial={await loadToppers(toppersXII, await searchParams)} />
    </InnerPage>
  )
}
