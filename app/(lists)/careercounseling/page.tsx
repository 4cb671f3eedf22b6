import { NoticeList } from '@/components/lists/notice-list'
import { InnerPage } from '@/components/site/inner-page'
import { pageIn } from '@/lib/routes/query-params'
import { pageMetadata } from '@/lib/seo/metadata'
import { getNotices } from '@/lib/vendor-api/resources/notices'

const path = '/careercounseling'

export const metadata = pageMetadata({
  path,
  description:
    'Career counselling notices of DPS Siliguri: streams, courses, entrance tests and dates.',
})

export default async function CareerCounsellingPage({
  searchParams,
}: PageProps<'/careercounseling'>) {
  const { page } = await searchParams
  return (
    <InnerPage
      path={path}
      lead="Notices on streams, courses and entrance tests, to read and to keep."
    >
      <NoticeList notices={await getNotices()} page={pageIn(page)} />
    </InnerPage>
  )
}
