import { createListPage } from '@/components/lists/create-list-page'
import { TopperList } from '@/components/lists/topper-list-client'
import { loadToppers, toppersXII } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersXII)

export default createListPage(toppersXII, loadToppers, TopperList)
