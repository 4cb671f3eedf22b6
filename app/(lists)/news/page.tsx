import { createListPage } from '@/components/lists/create-list-page'
import { NewsList } from '@/components/lists/news-list-client'
import { news } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(news)

export default createListPage(news, loadList, NewsList)
