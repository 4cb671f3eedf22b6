import { BlogList } from '@/components/lists/blog-list-client'
import { createListPage } from '@/components/lists/create-list-page'
import { blog } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(blog)

export default createListPage(blog, loadList, BlogList)
