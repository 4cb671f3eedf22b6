import { TopperList } from '@/components/lists/topper-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { loadToppers, toppersX } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersX)

export default async function XToppersPage({ searchParams }: PageProps<'/x-topper'>) {
  return (
    <InnerPage path={toppersX.path} lead={toppersX.lead}>
      <TopperList initial={await loadToppers(toppersX, await searchParams)} />
    </InnerPage>
  )
}
