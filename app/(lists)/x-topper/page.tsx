import { createListPage } from '@/components/lists/create-list-page'
import { TopperList } from '@/components/lists/topper-list-client'
import { loadToppers, toppersX } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersX)

export default createListPage(toppersX, loadToppers, TopperList)
