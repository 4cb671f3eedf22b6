import { NewsList } from '@/components/lists/news-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { news } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(news)

export default async function NewsPage({ searchParams }: PageProps<'/news'>) {
  return (
    <InnerPage path={news.path} lead={news.lead}>
      <NewsList initial={await loadList(news, await searchParams)} />
    </InnerPage>
  )
}
